"""What several tests need: published decks, all deals of a small deck, random deals."""
