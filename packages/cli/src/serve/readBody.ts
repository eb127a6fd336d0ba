/* The body of a request as JSON, of a bounded size. */
import type { IncomingMessage } from 'node:http';
import type { ErrorReport } from '../errors.ts';

type Body = { readonly json: unknown } | { readonly status: number; readonly error: ErrorReport };

/** The JSON of a body that is not too long; else what is wrong with it. */
export async function readBody(request: IncomingMessage, bytesMax: number): Promise<Body> {
  const wrong = (status: number, code: string, message: string, hint: string): Body => ({
    status,
    error: { code, message, hint },
  });
  const type = request.headers['content-type'] ?? '';
  // A page of another site cannot send this type without asking first.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return wrong(415, 'type', 'the body is not JSON', 'set Content-Type: application/json');
  }
  const large = wrong(413, 'large', 'the body is too large', `send at most ${bytesMax} bytes`);
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) return large;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      bytes += (chunk as Buffer).length;
      if (bytes > bytesMax) return large;
      chunks.push(chunk as Buffer);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { json: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    return wrong(400, 'json', `the body is not JSON: ${message.slice(0, 120)}`, 'send an object');
  }
}
