import { type Browser, firefox } from 'playwright-core';
import { findFirefox } from '../../../tools/find/findFirefox.mjs';
import type { Engine, Point } from './engine.ts';

/** Nothing is asked of other hosts, and no first page gets in the way. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.auto': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

type Session = {
  readonly send: (this: Session, method: string, params: object) => Promise<unknown>;
};

/**
 * Playwright 1.65 sets the colour scheme of every new context by a command that the Firefox of
 * Debian (153 ESR) does not know yet; its "unknown command" is taken for an answer.
 */
function passOverUnknown(browser: Browser): void {
  type Inner = { _connection: { toImpl: (outer: Browser) => { _browserSession: Session } } };
  const { _browserSession } = (browser as unknown as Inner)._connection.toImpl(browser);
  const kind = Object.getPrototypeOf(_browserSession) as { send: Session['send'] };
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

/** The Firefox of this system, over WebDriver BiDi: no patched browser. */
export async function openFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    headless: true,
    firefoxUserPrefs: PREFERENCES,
  });
  passOverUnknown(browser);
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const drag = async ([first, ...rest]: readonly Point[]) => {
    await page.mouse.move(first!.x, first!.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  return {
    name: `Firefox ${browser.version()}`,
    goto: async (address) => void (await page.goto(address)),
    run: (script, args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    drag,
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    photograph: () => page.screenshot(),
    close: () => browser.close(),
  };
}
