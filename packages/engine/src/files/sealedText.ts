import { checksum } from './checksum.ts';

/** An object as JSON that says of itself whether it is whole. */
export function sealText(contents: object): string {
  return JSON.stringify({ ...contents, checksum: sumOf(contents) });
}

/** What was sealed; undefined for a text that is cut short, changed, or no such text. */
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
