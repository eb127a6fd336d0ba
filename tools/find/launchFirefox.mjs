// Starts the Firefox of this system over WebDriver BiDi: no patched browser.
import { firefox } from 'playwright-core';
import { findFirefox } from './findFirefox.mjs';

/** Nothing is asked of other hosts, and no first page gets in the way. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.auto': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/**
 * @typedef {{ send: (method: string, params: object) => Promise<unknown> }} Wire
 * @typedef {{ _connection: { toImpl: (outer: object) => { _browserSession: Wire } } }} Inner
 */

/**
 * Playwright 1.65 sets the colour scheme of every new context by a command that the Firefox of
 * Debian (153 ESR) does not know yet; its "unknown command" is taken for an answer.
 * @param {import('playwright-core').Browser} browser
 */
function passOverUnknown(browser) {
  const inner = /** @type {Inner} */ (/** @type {unknown} */ (browser));
  const { _browserSession } = inner._connection.toImpl(browser);
  const kind = /** @type {Wire} */ (Object.getPrototypeOf(_browserSession));
  const { send } = kind;
  kind.send = async function sendKnown(method, params) {
    try {
      return await send.call(this, method, params);
    } catch (error) {
      if (/: unknown command/.test(String(error))) return {};
      throw error;
    }
  };
}

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchFirefox() {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    headless: true,
    firefoxUserPrefs: PREFERENCES,
  });
  passOverUnknown(browser);
  return browser;
}
