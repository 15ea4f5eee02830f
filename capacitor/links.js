// Writes into the native projects which public links the app opens, from src/main/public.properties; cap.js calls it before each sync. What
// it writes is committed, and a test compares that with the properties.
const fs = require('fs');
const path = require('path');

const WATCHED = 'watch.html';
const FROM = '<!-- The links that the app opens: written by links.js. -->';
const TO = '<!-- To here. -->';

function publicAddress(text) {
  const line = /^address *= *(\S*)\s*$/m.exec(text);
  if (!line) {
    throw new Error('public.properties has no line for the address');
  }
  return line[1] ? new URL(line[1]) : null;
}

function intentFilter(address) {
  return `            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data
                    android:scheme="https"
                    android:host="${address.host}"
                    android:path="${address.pathname}${WATCHED}" />
            </intent-filter>
`;
}

function manifest(text, address) {
  const from = text.indexOf(FROM);
  const to = text.indexOf(TO);
  if (from < 0 || to < from) {
    throw new Error('AndroidManifest.xml has no place for the links');
  }
  const start = from + FROM.length;
  return text.slice(0, start) + '\n' + (address ? intentFilter(address) : '') + '            ' + text.slice(to);
}

function entitlements(address) {
  const domains = `	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${address && address.host}</string>
	</array>
`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${address ? domains : ''}</dict>
</plist>
`;
}

// Leaves the file alone if it has this text already.
function put(file, text) {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.writeFileSync(file, text);
  }
}

function writeLinks(properties, shells) {
  const address = publicAddress(fs.readFileSync(properties, 'utf8'));
  const android = path.join(shells, 'android/app/src/main/AndroidManifest.xml');
  put(android, manifest(fs.readFileSync(android, 'utf8'), address));
  put(path.join(shells, 'ios/App/App/App.entitlements'), entitlements(address));
}

module.exports = { writeLinks };
