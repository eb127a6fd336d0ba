/*
 * What is wrong with a message, from any sender: a worker of another version, a script that is no
 * worker of ours, a page that posts what it likes. Only what the two sides rely on is looked at;
 * puzzles and options have checks of their own.
 */
import { type Kind, PROTOCOL_VERSION } from './protocol.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const isSentState = (value: unknown) => typeof value === 'string' || Array.isArray(value);

/** What keeps a page from going on with the worker that sent this; undefined: nothing. */
export function faultFromWorker(message: unknown): string | undefined {
  if (!isFields(message)) return FOREIGN;
  const { type, version, runId } = message;
  if (type === 'ready') return version === PROTOCOL_VERSION ? undefined : otherVersion(version);
  if (!isId(runId)) return FOREIGN;
  if (type === 'answer') return undefined;
  if (type === 'progress') return isFields(message.progress) ? undefined : FOREIGN;
  return type === 'failed' && typeof message.message === 'string' ? undefined : FOREIGN;
}

const FOREIGN = 'it sends what no worker of glissade sends';

function otherVersion(version: unknown): string {
  const theirs = isId(version) ? `version ${version}` : 'another version';
  const ours = `this side version ${PROTOCOL_VERSION}`;
  return `it speaks ${theirs} of the protocol, ${ours}; take both from one release`;
}

/** True of what may answer such a request. */
export function isAnswerTo(asks: Kind, answer: unknown): boolean {
  if (asks === 'distances' || asks === 'dots') return Array.isArray(answer);
  return isFields(answer) && typeof answer.status === 'string';
}

/** True of a message that a page of ours may have sent; others are left alone. */
export function isForWorker(message: unknown): message is Fields & { readonly runId: number } {
  if (!isFields(message) || !isId(message.runId)) return false;
  return message.type === 'cancel' || message.type === 'request';
}

/** Why a request cannot be answered; undefined: it may be. */
export function faultOfRequest(request: Fields): string | undefined {
  const { asks, puzzle, options, state, states, tableId, mapId, dot } = request;
  switch (asks) {
    case 'distances':
      if (!Array.isArray(states) || !states.every(isSentState)) return NO_STATE;
      return isId(tableId) ? undefined : NO_TABLE;
    case 'value':
      if (!isSentState(state)) return NO_STATE;
      return isId(tableId) ? undefined : NO_TABLE;
    case 'dots':
      if (!Array.isArray(states) || !states.every(isSentState)) return NO_STATE;
      return isId(mapId) ? undefined : NO_MAP;
    case 'dot':
      return isId(mapId) && isId(dot) ? undefined : NO_MAP;
    case 'solve':
    case 'improve':
    case 'evaluate':
    case 'analyse':
    case 'count':
    case 'table':
    case 'map':
      if (typeof puzzle !== 'string' && !isFields(puzzle)) return NO_PUZZLE;
      if (state !== undefined && !isSentState(state)) return NO_STATE;
      return isFields(options) ? undefined : NO_OPTIONS;
    case 'forget':
      return undefined;
    case 'generate':
    case 'survey':
      return isFields(options) ? undefined : NO_OPTIONS;
    default:
      return 'a worker is asked for what it does not know';
  }
}

export const NO_PUZZLE = 'a puzzle is a text, or what parsePuzzle and buildPuzzle return';
const NO_STATE = 'a state is a text, or the origin of each piece';
const NO_OPTIONS = 'options are an object';
const NO_TABLE = 'a table is asked by its number';
const NO_MAP = 'a map is asked by its number, and dots are numbers';
