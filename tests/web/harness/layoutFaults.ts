import type { Page } from 'playwright-core';

/** A small phone, another held upright and on its side, a tablet, a desk. */
export const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Elements that reach beyond the page's right edge, or that a finger cannot hit. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { clientWidth } = document.documentElement;
    if (document.documentElement.scrollWidth > clientWidth) faults.push('scrolls sideways');
    const isWide = (box: Element) => box.scrollWidth > box.clientWidth + 1;
    if ([...document.querySelectorAll('dialog[open]')].some(isWide)) faults.push('a wide dialog');
    for (const element of document.querySelectorAll('button, a, input, select, label.button')) {
      const { width, height, right } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
      if (!isShown || element.classList.contains('unseen')) continue;
      const name = element.outerHTML.slice(0, 90);
      if (right > clientWidth + 1) faults.push(`beyond the edge: ${name}`);
      const isInLabel = element.closest('label') !== null && element.matches('input');
      if (!isInLabel && (width < 24 || height < 24)) faults.push(`too small: ${name}`);
    }
    return faults;
  });
}
