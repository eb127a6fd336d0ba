import { checksum } from './checksum.ts';

/** An object as JSON with a checksum, so that damage is detected. */
export function sealText(contents: object): string {
  return JSON.stringify({ ...contents, checksum: sumOf(contents) });
}

/** The object of such a text; undefined when the text is cut short, changed, or of another form. */
export function unsealText(text: string): object | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { checksum: told, ...contents } = parsed as { readonly checksum?: unknown };
  return told === sumOf(contents) ? contents : undefined;
}

function sumOf(contents: object): number {
  return checksum(new TextEncoder().encode(JSON.stringify(contents)));
}
