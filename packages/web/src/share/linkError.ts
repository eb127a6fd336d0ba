import type { Fault } from '../text/fault.ts';

/** Why a link cannot be opened; the page has a sentence for each. */
export type LinkFault =
  | 'damaged'
  /** Written by a later version of the app. */
  | 'newer'
  | 'unknown-puzzle'
  | 'bad-puzzle'
  | 'bad-moves';

export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly fault: LinkFault;
  /** What exactly, where more is known. */
  readonly detail: string;
  /** Why the puzzle or the moves make no sense. */
  readonly reason: Fault | undefined;

  constructor(fault: LinkFault, detail = '', reason?: Fault) {
    super(detail === '' ? fault : `${fault}: ${detail}`);
    this.fault = fault;
    this.detail = detail;
    this.reason = reason;
  }
}

/** A part of a link without its escapes. Throws LinkError. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new LinkError('damaged');
  }
}
