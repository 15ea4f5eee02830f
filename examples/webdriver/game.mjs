// Plays a whole game of Fives in a real browser, with selenium-webdriver from npm: npm install && node game.mjs
// SITE is where the game is served; CHROME and CHROMEDRIVER name programs that Selenium doesn't find by itself.
import { Builder, By } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';

const { SITE = 'http://localhost:8080/', CHROME, CHROMEDRIVER } = process.env;
const options = new chrome.Options().addArguments('--headless=new', '--no-sandbox', '--window-size=900,600');
if (CHROME) options.setChromeBinaryPath(CHROME);
const driver = await new Builder().forBrowser('chrome').setChromeOptions(options)
  .setChromeService(new chrome.ServiceBuilder(CHROMEDRIVER)).build();

// The page's root says how the table stands.
const state = () => driver.executeScript('return Object.assign({}, document.documentElement.dataset)');
// Presses a button if it is there.
const press = async selector => {
  const [button] = await driver.findElements(By.css(selector));
  if (button) await button.click();
  return Boolean(button);
};
const hand = async () => (await driver.findElements(By.css('#hand button'))).length;
const until = (words, condition) => driver.wait(condition, 60000, words);

try {
  await driver.get(SITE + 'game/?match=qa-1&seed=8f2d51c0a7e94b36d1052c9e7fa81b64&difficulty=easy&target=20');
  await until('the start screen', async () => (await state()).phase === 'start');
  await press('#start');
  await until('the lessons, at the first visit', () => press('#close'));
  while ((await state()).phase !== 'results') {
    await until('a turn', async () => (await state()).turn === 'player' || (await state()).phase === 'results');
    if ((await state()).phase === 'results') break;
    const held = await hand();
    const tile = await driver.executeScript('return (document.getElementById("hand") || { dataset: {} }).dataset.first');
    if (tile) {
      await press('#' + tile);
      await until('a place for it', () => press('#ends button:last-child'));
    } else {
      await press('#draw');
    }
    await until('the tile to come or go', async () => await hand() !== held);
  }
  console.log('over at ' + (await state()).score);
} finally {
  await driver.quit();
}
