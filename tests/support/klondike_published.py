"""Deals of 52 cards on whose verdicts, for draw 3 and unlimited passes, two independent solvers agree; rows, top first.

The win is this project's own; it is worth what the rules say of it.
"""

WINNABLE = """
AS JD JC 8S AH 5S 7H 4H QD 4S 6C 6H 3S 5D 5C TS 9S QH KS QS 3D 8C TH KH 3C 7C 2D 6S 6D 8D 7D AC AD 2C 2H 8H TD 9D 9H
TC KC KD 9C 2S JH QC 7S 4D 5H JS 4C 3H
"""

WIN = """
AS> KS>1 5D>6S QD>KS TH>JC 4H>5C JD>QS draw*5 9C>TH draw*3 redeal draw*5 2S> draw*2 JS>QD draw redeal draw*3 TD>JS
8H>9C 7C>8H KH>2 QS>KH TS>JD draw*4 redeal draw*3 9H>TS draw*3 4C>5D 3D>4C 9S>TD 6H>7C 5C>6H 5H>6C 4S>5H 8S>9H draw
redeal draw 7D>8S 6S>7D draw*5 redeal draw AC> draw*4 redeal draw AD> 2D> 3D> 3C>4H draw*4 redeal draw*4 4D> draw
redeal draw 2C> 3C> 4C> 5D> 4H>5S 5C> 5H>6S 6C> AH> 5S>6H draw*3 redeal draw 2H> draw*3 3H> 4H> redeal draw*2 KD>4
KC>5 draw redeal draw*2 QC>KD JH>QC TC>JH 9D>TC 8C>9D QH>KC 3S> 4S> 5S> 5H> 6S> 6H> 7C> 7H> 8H> 8C> 8S>9D 9H> 9C>
TH> 9D>TS TC> JH> QH> JC> QC> QS>KD KH> KC> draw 7S> 8D>9S 6D> 7D> 8S> 8D> 9S> 9D> TS> TD> JS> JD> QS> QD> KS> KD>
"""

# Losses with few positions.
UNWINNABLE = (
    """
    JC 5S 3D 5C JH TC 6C KS 2H AS 9C AD TD 7H QD 9S 9H 5H 2D JD 6D 3S 7C 4C 3H 6S 3C 7S QH 4D 8H KH TS QS 2C 4S 8S
    AC 8D 4H JS 5D QC 6H 8C KC 7D AH 9D 2S KD TH
    """,
    """
    JH 2S 8S 5C 4S TH 5S AD 3C 9H 5D KD 9S 6H 6D 5H AS 9D 3S 8H QC TD JD 8C 7D 3H KH 6S 3D TC 9C TS 8D 4C JS AH 4H
    AC 6C 2D QD 2C 7C JC KC 2H KS QS 4D QH 7S 7H
    """,
    """
    8H 2S 5H 2C AC 5S TS 3S 6H AD QC 4D 9S 6S 8C KC JC 5C AS KH QH KS 6D 3C 4S TD 7S TC 9H 2D JD 7D 9C 4H 3D 6C 8D
    JS 7C QS 5D 8S TH AH 3H 7H JH QD 9D KD 4C 2H
    """,
    """
    QH QD AS 7S JD 7C 8H 4D 9D QC 6S JC 2D 2C 5S JH 7D 3D KD AD 5H QS 9H TH TC 8D 5D 6H 4C KC 3H 4H AC 6D 8C 4S 9S
    TD 2H KH KS AH 7H TS 6C JS 9C 3C 3S 2S 5C 8S
    """,
)
