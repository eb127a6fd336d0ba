/*
 * The operation `board` as an MCP App (extension io.modelcontextprotocol/ui, 2026-01-26): a page
 * that a person plays beside the chat. Hosts without it show the answer's text.
 */
import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { boardPage } from './boardPage.ts';

const URI = 'ui://glissade/board.html';
const MIME_TYPE = 'text/html;profile=mcp-app';

/** The page loads nothing, so that it needs no host of its own in the policy. */
const PAGE = {
  uri: URI,
  name: 'board',
  title: 'A board to play',
  description: 'A sliding puzzle, played by dragging, tapping or keys',
  mimeType: MIME_TYPE,
  _meta: { ui: { csp: {}, prefersBorder: false } },
};

export const resourceList = { resources: [PAGE] };

/** The page of an address; undefined where there is none. */
export function resourceAt(uri: string): ReadResourceResult | undefined {
  if (uri !== URI) return undefined;
  const { mimeType, _meta } = PAGE;
  return { contents: [{ uri, mimeType, text: boardPage(), _meta }] };
}

/** What the list of tools says of `board` beyond the others; the second for older hosts. */
export const boardTool = {
  title: 'Show a board that the person plays',
  description:
    'Show the person a board to play, or ask for moves by its text. Use it whenever somebody ' +
    'wants to play a puzzle, or to see one; on the board they can ask for hints.',
  _meta: { ui: { resourceUri: URI }, 'ui/resourceUri': URI },
};

/** The answer of `board` as text, for people whose host shows no page. */
export function boardText(result: object): string {
  const { board, goals, isSolved } = result as {
    readonly board: string;
    readonly goals: readonly string[];
    readonly isSolved: boolean;
  };
  const now = isSolved ? 'The board, which is solved' : 'The board';
  return (
    `${now}:\n${board}\n\nThe goal:\n${goals.join('\n\nor:\n')}\n\n` +
    'Where the person sees no board, show these two, ask for a move, and call board again with ' +
    'all moves so far as "after".'
  );
}
