"""A page of a report taken apart."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def page(text: str) -> ET.Element:
    """The HTML page as a tree; it is written so that it is XML too."""
    assert text.startswith("<!DOCTYPE html>\n<html lang=")
    return ET.fromstring(text)


def words(element: ET.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def by_id(root: ET.Element, name: str) -> ET.Element:
    (found,) = (element for element in root.iter() if element.get("id") == name)
    return found


def rows(table: ET.Element) -> list[list[str]]:
    """The cells of the body of a table."""
    return [[words(cell) for cell in row] for body in table.iter("tbody") for row in body.iter("tr")]


def markdown_tables(text: str) -> list[list[list[str]]]:
    """Every table of a Markdown page, the line under its head included; in cells."""
    blocks = re.findall(r"(?:^\|.*\n)+", without_blocks(text), flags=re.MULTILINE)
    return [[[cell.strip() for cell in line.split("|")[1:-1]] for line in block.splitlines()] for block in blocks]


def without_blocks(text: str) -> str:
    """The Markdown without its blocks of code."""
    return re.sub(r"^```\w+\n.*?^```\n", "", text, flags=re.MULTILINE | re.DOTALL)
