import { launchFirefox } from '../../../tools/find/launchFirefox.mjs';
import type { Engine, Point } from './engine.ts';

/** The Firefox of this system, over WebDriver BiDi: no patched browser. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launchFirefox();
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
