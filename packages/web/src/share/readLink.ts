/* Reads and writes the fragments of links, of whichever kind. */
import { formatReadableLink, type Link, parseReadableLink, READABLE_LENGTH_MAX } from './link.ts';
import { LinkError } from './linkError.ts';

/** The fragment of a link, without `#`. What packs is fetched only when it is needed. */
export async function formatLink(link: Link): Promise<string> {
  const readable = formatReadableLink(link);
  if (readable !== undefined && readable.length <= READABLE_LENGTH_MAX) return readable;
  const { packLink } = await import('./packedLink.ts');
  const packed = packLink(link);
  return readable !== undefined && readable.length <= packed.length ? readable : packed;
}

/** Reads a fragment, with or without `#`. Rejects with LinkError. */
export async function parseLink(fragment: string): Promise<Link> {
  const plain = fragment.replace(/^#/, '').trim();
  const [, version, body] = /^(\d+)\.(.*)$/s.exec(plain) ?? [];
  if (version === undefined || body === undefined) return parseReadable(plain);
  if (version !== '1') throw new LinkError('newer');
  const { unpackLink } = await import('./packedLink.ts');
  return unpackLink(body);
}

/** Some programs write `%2F` for `/` when they pass a link on. */
function parseReadable(plain: string): Link {
  try {
    return parseReadableLink(plain);
  } catch (error) {
    if (!/%(2f|3f|3d|26)/i.test(plain)) throw error;
    return parseReadableLink(plain.replace(/%(2f|3f|3d|26)/gi, (code) => decodeURIComponent(code)));
  }
}
