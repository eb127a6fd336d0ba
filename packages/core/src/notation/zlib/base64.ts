const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as base64 with its padding (RFC 4648, section 4). */
export function formatBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >>> shift) & 63]!);
    text += digits.slice(0, Math.min(4, bytes.length - i + 1)).join('');
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

/** The bytes of base64, also of its form for addresses (`-` and `_`); undefined if it is none. */
export function parseBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (digits.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(digits)) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >>> held) & 255;
  }
  return bytes;
}
