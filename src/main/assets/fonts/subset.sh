#!/bin/sh
# Makes the shipped web fonts, src/main/webapp/fonts/*.woff2, from the packages on npm. To be run again when a language needs
# letters that are not there. Needs npm, and on Debian: apt-get install python3-fonttools python3-brotli
set -eu

here=$(cd "$(dirname "$0")" && pwd)
shipped=$here/../../webapp/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

npm install --silent --no-audit --no-fund --prefix "$work" @fontsource/cinzel@5.3.0 @fontsource/nunito@5.3.0

# ASCII, and what is common to all texts: dashes, quotes, ellipsis, minus, times.
common=U+0020-007E,U+00D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212
spanish=U+00A1,U+00AB,U+00B7,U+00BB,U+00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00DA,U+00DC,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC
western=U+00A0-00FF

subset() { # family weight letters
    /usr/bin/python3 -m fontTools.subset \
        "$work/node_modules/@fontsource/$1/files/$1-latin-$2-normal.woff2" \
        --unicodes="$3" --flavor=woff2 --no-hinting --layout-features=kern,ccmp,mark --name-IDs=0,1,2,13,14 \
        --output-file="$shipped/$1-$2.woff2"
}

mkdir -p "$shipped"
subset cinzel 700 "$common,$spanish"
subset nunito 600 "$common,$spanish"
subset nunito 800 "$common,$western" # players' names, which may be of any western language
cp "$work/node_modules/@fontsource/cinzel/LICENSE" "$shipped/OFL-cinzel.txt"
cp "$work/node_modules/@fontsource/nunito/LICENSE" "$shipped/OFL-nunito.txt"
ls -l "$shipped"
