/** Says which browser the journeys will use; fails where none starts. */
import { openBrowser } from '../e2e/browser.ts';

try {
  const { browser, origin } = await openBrowser();
  console.log(`Browser: Chromium ${browser.version()} of ${origin}`);
  await browser.close();
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
