/* Tells the page's own changes of its address from links that the reader follows. */
import { readStored, writeStored } from '../store/stored.ts';

/*
 * A reload that overtakes a change of the address has the address from before, and Chromium has
 * lost its state then: without that, the game that was kept would be begun anew by its own link.
 * So a tab remembers its last addresses besides.
 */
const KEPT = 3;

function parse(json: unknown): string[] | undefined {
  return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : undefined;
}

const known = () => readStored('addresses', parse, 'tab') ?? [];

/** The address stands for the game on the board: it is no link to follow. */
export function ownAddress(): void {
  const { hash } = location;
  const others = known().filter((one) => one !== hash);
  writeStored('addresses', [hash, ...others].slice(0, KEPT), 'tab');
}

/** Whether the page was loaded once more at an address that stood for its game. */
export function isOwnAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && known().includes(location.hash);
}
