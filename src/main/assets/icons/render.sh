#!/usr/bin/env bash
# Makes the icons, the share picture, the shells' splash screens and the stores' emblems from the game's own drawing
# (deluxe.web.Engraving). To be run again when that changes. Needs what the build needs, and on Debian: apt-get install chromium imagemagick pngquant
# render.sh [NAMES]    NAMES is a pattern: only files whose names it fits are made, for example 'splash|store/'
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../../.." && pwd)
only=${1:-.}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd "$root" && mvn -q -B -Pengraving -Dmaven.test.skip process-classes)

render() { # picture width height file [colours: all | fewer | mask | grey | dithered | few | photo | shortcut | card]
    [[ $4 =~ $only ]] || return 0
    local drawn=$work/drawn.png
    mkdir -p "$(dirname "$root/$4")"
    chromium --headless --no-sandbox --disable-gpu --force-color-profile=srgb --allow-file-access-from-files \
        --user-data-dir="$work/profile" --virtual-time-budget=20000 --dump-dom "file://$here/page.html#$1/$2/$3" \
        2> "$work/chromium.log" | grep -o 'data:image/png;base64,[A-Za-z0-9+/=]*' | cut -d, -f2 | base64 -d > "$drawn"
    if [ "$(identify -format '%wx%h' "$drawn")" != "$2x$3" ]; then
        echo "render.sh: $4 was not drawn" >&2
        cat "$work/chromium.log" >&2
        exit 1
    fi
    local small=(-strip -define png:compression-level=9)
    case ${5:-all} in
        all) convert "$drawn" "${small[@]}" "$root/$4" ;;
        fewer) # 256 colours, with edges as soft as they were drawn
            pngquant --speed 1 --strip --force --output "$root/$4" 256 "$drawn" ;;
        mask) # what is bright, in white, and nothing else: the system gives it a colour
            convert "$drawn" \( -clone 0 -background black -alpha remove -colorspace Gray -level '35%,60%' \) \
                \( -clone 0 -alpha extract \) -delete 0 -compose Multiply -composite -background white -alpha shape \
                "${small[@]}" "$root/$4" ;;
        grey) # on black, to which the system lends its tint
            convert "$drawn" -background black -alpha remove -alpha off -colorspace Gray "${small[@]}" "$root/$4" ;;
        # A palette has no half-transparent colours: only for pictures that fill their square.
        dithered) convert "$drawn" -alpha off -colors 255 "${small[@]}" "PNG8:$root/$4" ;;
        few) convert "$drawn" -alpha off +dither -colors 255 "${small[@]}" "PNG8:$root/$4" ;;
        photo) convert "$drawn" -alpha off -quality 85 -strip "$root/$4" ;;
        shortcut) # the middle of a card, as the icon of a shortcut
            convert "$drawn" -gravity center -crop 300x300+50+0 +repage -resize 192x192 -strip -alpha off -colors 128 "PNG8:$root/$4" ;;
        card) # shown at half its size
            convert "$drawn" -alpha off -sampling-factor 2x2 -quality 50 -strip "$root/$4" ;;
    esac
}

web=src/main/webapp/icons
render rounded 32 32 $web/icon-32.png
render rounded 192 192 $web/icon-192.png fewer
render rounded 512 512 $web/icon-512.png fewer
render maskable 512 512 $web/maskable-512.png dithered
render square 180 180 $web/apple-180.png dithered
render share 1200 630 $web/share.jpg photo
for table in deluxe all-fives muggins dados; do
    render $table 416 300 src/main/webapp/pictures/$table.jpg card
    render $table 416 300 $web/$table-192.png shortcut
done

android=capacitor/android/app/src/main/res
for density in mdpi:48 hdpi:72 xhdpi:96 xxhdpi:144 xxxhdpi:192; do
    name=${density%:*} side=${density#*:}
    render rounded "$side" "$side" "$android/mipmap-$name/ic_launcher.png"
    render round "$side" "$side" "$android/mipmap-$name/ic_launcher_round.png"
    layer=$((side * 9 / 4))
    render foreground "$layer" "$layer" "$android/mipmap-$name/ic_launcher_foreground.png"
    render foreground "$layer" "$layer" "$android/mipmap-$name/ic_launcher_monochrome.png" mask
done

ios=capacitor/ios/App/App/Assets.xcassets
render square 1024 1024 "$ios/AppIcon.appiconset/AppIcon-512@2x.png" dithered
render tiles 1024 1024 "$ios/AppIcon.appiconset/AppIcon-dark.png" fewer
render tiles 1024 1024 "$ios/AppIcon.appiconset/AppIcon-tinted.png" grey
render launch 2732 2732 "$ios/Splash.imageset/splash-2732x2732.png" few

derive() { # from to how...
    [[ $2 =~ $only ]] || return 0
    mkdir -p "$(dirname "$root/$2")"
    convert "$root/$1" "${@:3}" -strip "$root/$2"
}

# 288 dp at the finest density, of which the system shows a circle of 192.
derive "$ios/AppIcon.appiconset/AppIcon-dark.png" "$android/drawable-xxxhdpi/splash_icon.png" \
    -trim +repage -resize 690x690 -gravity center -background none -extent 1152x1152 -define png:compression-level=9

# The stores' screenshots come from the game itself: docs/release.md
for locale in en-US es-ES; do
    derive "$ios/AppIcon.appiconset/AppIcon-512@2x.png" "store/android/$locale/images/icon.png" -resize 512x512
    derive $web/share.jpg "store/android/$locale/images/featureGraphic.jpg" -resize 1024x -gravity center -extent 1024x500 -quality 90
done
