/* What a coordinator and its workers must have in common. */
import { readFileSync } from 'node:fs';

/** Number of the protocol between coordinators and workers; it rises with incompatible changes. */
const PROTOCOL = 6;

/**
 * What a coordinator and its workers must have in common. Node counts may differ between releases,
 * so workers of another release take no part in a run.
 */
export function ownVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return `${version}-${PROTOCOL}`;
}
