import { readFileSync } from 'node:fs';

/** Set where the command line is bundled. */
declare const GLISSADE_VERSION: string | undefined;

/** The version of the package. */
export function packageVersion(): string {
  if (typeof GLISSADE_VERSION === 'string') return GLISSADE_VERSION;
  const file = new URL('../../glissade/package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
