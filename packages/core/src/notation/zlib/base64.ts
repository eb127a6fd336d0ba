/* Both stand in Node and in browsers. */
declare const atob: (base64: string) => string;
declare const btoa: (bytes: string) => string;

/** Bytes as base64 with its padding (RFC 4648, section 4). */
export function formatBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The bytes of base64, also of its form for addresses (`-` and `_`); undefined if it is none. */
export function parseBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (digits.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(digits)) return undefined;
  return Uint8Array.from(atob(digits), (byte) => byte.charCodeAt(0));
}
