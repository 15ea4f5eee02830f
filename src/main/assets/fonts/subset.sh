#!/bin/sh
# Makes the shipped web fonts, src/main/webapp/fonts/*.woff2, from the packages on npm. To be run again when a language needs
# letters that are not there. Needs npm, and on Debian: apt-get install python3-fonttools python3-brotli
set -eu

here=$(cd "$(dirname "$0")" && pwd)
shipped=$here/../../webapp/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

npm install --silent --no-audit --no-fund --prefix "$work" @fontsource/cinzel@5.3.0 @fontsource/nunito@5.3.0 \
    @fontsource/manufacturing-consent@5.3.0 @fontsource/grenze-gotisch@5.3.0

# What titles are written in: letters, digits, and ! ' + - . : ? and the typographer's apostrophe and dots.
titles=U+0020-0021,U+0027,U+002B-002E,U+0030-003A,U+003F,U+0041-005A,U+0061-007A,U+2019,U+2026
# What names, numbers and buttons of the game need: & ( ) * / = and the middle dot, times and minus as well.
labels=$titles,U+0026,U+0028-002A,U+002F,U+003D,U+00B7,U+00D7,U+2212
# What is read: all that and percent, quotes, semicolon, equals, dashes, and the space at which no line ends.
english=U+0020-0022,U+00A0,U+0025-003B,U+003D,U+003F,U+0041-005A,U+0061-007A,U+00D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212
# What Spanish has beside them. The style sheets give the same ranges, so that these files are only fetched for such a text.
spanish=U+00A1,U+00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00DA,U+00DC,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC
# What the tavern's titles and texts are written in: all that is read, and Spanish.
tavern=$english,$spanish,U+00B6,U+00BD,U+00BC,U+00BE
# What else a player's name may have. deluxe.css gives the same ranges, so that this file is only fetched for such a name.
names=U+0022-0025,U+003B,U+003C,U+003E,U+0040,U+005B-0060,U+007B-007E,U+00A2-00B6,U+00B8-00BE,U+00C0,U+00C2,U+00C4-00C8,U+00CA-00CC,U+00CE-00D0,U+00D2,U+00D4-00D6,U+00D8-00D9,U+00DB,U+00DD-00E0,U+00E2,U+00E4-00E8,U+00EA-00EC,U+00EE-00F0,U+00F2,U+00F4-00F9,U+00FB,U+00FD-00FF,U+2013,U+2014,U+2018,U+201C,U+201D

# Without kerning and other layout, which would be a fifth of each file, and on a grid of 500 units an em: that moves no point by more than
# a thousandth of the letter's height, and saves another tenth. Whenever this is run, it makes the same files.
subset() { # family weight letters [name]
    /usr/bin/python3 -m fontTools.subset \
        "$work/node_modules/@fontsource/$1/files/$1-latin-$2-normal.woff2" \
        --unicodes="$3" --no-hinting --layout-features= --drop-tables+=GDEF,GPOS,GSUB,STAT,gasp --name-IDs=0,1,2,13,14 \
        --output-file="$work/$1.ttf"
    /usr/bin/python3 - "$work/$1.ttf" "$shipped/$1-$2${4:-}.woff2" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

font = TTFont(sys.argv[1], recalcTimestamp=False)
font["head"].modified = font["head"].created
scale_upem(font, 500)
font.flavor = "woff2"
font.save(sys.argv[2])
PYTHON
}

mkdir -p "$shipped"
subset cinzel 700 "$titles"
subset cinzel 700 "$spanish" -spanish
subset nunito 600 "$english,$spanish"
subset nunito 800 "$labels"
subset nunito 800 "$spanish" -spanish
subset nunito 800 "$names" -names
subset manufacturing-consent 400 "$titles,$spanish"
subset grenze-gotisch 500 "$tavern"
cp "$work/node_modules/@fontsource/cinzel/LICENSE" "$shipped/OFL-cinzel.txt"
cp "$work/node_modules/@fontsource/nunito/LICENSE" "$shipped/OFL-nunito.txt"
for family in manufacturing-consent grenze-gotisch; do
    cp "$work/node_modules/@fontsource/$family/LICENSE" "$shipped/OFL-$family.txt"
done
ls -l "$shipped"
