import { checksum } from '@glissade/platform/files/checksum';

/*
 * A value as it is kept: its JSON, and on a line of its own a checksum of it. Texts that an earlier
 * version has kept are JSON alone; so is one that was cut at the end of its JSON.
 */
const SEALED = /^(?<json>[^\n]*)\n#(?<sum>[0-9a-z]+)$/;

export function sealValue(value: unknown): string {
  const json = JSON.stringify(value);
  return `${json}\n#${sumOf(json)}`;
}

/** The value of such a text. Throws where it is damaged. */
export function unsealValue(text: string): unknown {
  const { json = text, sum } = SEALED.exec(text)?.groups ?? {};
  if (sum !== undefined && sum !== sumOf(json)) throw new Error('the checksum is another');
  return JSON.parse(json);
}

/** The checksum of a text, in letters and digits. */
export function sumOf(text: string): string {
  return checksum(new TextEncoder().encode(text)).toString(36);
}
