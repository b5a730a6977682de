"""Keeps the kerning that an eye can see, the same for every weight: python plain-kerning.py IN OUT"""

import sys

from fontTools.ttLib import TTFont

LEAST = 20  # of 1,000 to an em: a third of a pixel in a line of text

font = TTFont(sys.argv[1])


def plain(value):
    if value is None:
        return 0
    for name in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
        if hasattr(value, name):
            delattr(value, name)
    for name in ("XPlacement", "YPlacement", "XAdvance", "YAdvance"):
        if hasattr(value, name) and abs(getattr(value, name)) < LEAST:
            delattr(value, name)
    return value.getFormat()


def values(table):
    if table.Format == 1:
        return [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
    return [second.Value1 for first in table.Class1Record for second in first.Class2Record]


for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        table.ValueFormat1 = 0
        for value in values(table):
            table.ValueFormat1 |= plain(value)
        table.ValueFormat2 = 0

font.flavor = "woff2"
font.save(sys.argv[2])
