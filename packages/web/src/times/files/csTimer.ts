/**
 * csTimer's export: `session1` … with solves `[[penalty, ms], scramble, comment, seconds]`, and
 * `properties.sessionData`, JSON in a string, with the name and the scramble type of each session.
 * Penalty -1 is DNF, another one is added to the time (src/js/stats.js and file.js of csTimer).
 * Only sessions of sliding puzzles are taken. How many moves a solve took is not told.
 */
import type { Solve } from '../solve.ts';
import type { LeftOut } from './exportFile.ts';

type Session = { readonly name?: unknown; readonly opt?: { readonly scrType?: unknown } };

/** The board of a scramble type: `15p`, `15prp`, `8prap` …; undefined for other puzzles. */
function eventOf(scrambleType: unknown): string | undefined {
  const [, tiles] = /^(8|15|24)p/.exec(String(scrambleType)) ?? [];
  const side = { '8': 3, '15': 4, '24': 5 }[tiles ?? ''];
  return side === undefined ? undefined : `${side}×${side}`;
}

/** Undefined for a text that is no export of csTimer. */
export function parseCsTimer(
  text: string,
): { readonly solves: readonly Solve[]; readonly leftOut: LeftOut } | undefined {
  const data = parseJson(text);
  const properties = data?.properties as { sessionData?: unknown } | undefined;
  const sessions = parseJson(properties?.sessionData) as Record<string, Session> | undefined;
  if (!data || !Object.keys(data).some((name) => /^session\d+$/.test(name))) return undefined;
  const leftOut = { comments: 0, others: 0 };
  const solves = Object.entries(data).flatMap(([key, list]) => {
    const [, number] = /^session(\d+)$/.exec(key) ?? [];
    const { name = number, opt } = sessions?.[number ?? ''] ?? {};
    const event = eventOf(opt?.scrType);
    if (!number || !Array.isArray(list)) return [];
    if (!event) {
      leftOut.others += list.length;
      return [];
    }
    leftOut.comments += list.filter((one) => textAt(one, 2) !== '').length;
    return list.flatMap((one) => solveOf(one, event, `csTimer ${name}`) ?? []);
  });
  return { solves, leftOut };
}

function textAt(json: unknown, place: number): string {
  const text: unknown = Array.isArray(json) ? json[place] : undefined;
  return typeof text === 'string' ? text.trim() : '';
}

function solveOf(json: unknown, event: string, session: string): Solve | undefined {
  const [time, , , seconds] = Array.isArray(json) ? json : [];
  const [penalty, ms] = Array.isArray(time) ? time : [];
  if (![penalty, ms, seconds].every(Number.isFinite) || ms < 0) return undefined;
  return {
    ...{ at: seconds * 1000, event, timeMs: ms + Math.max(0, penalty) },
    ...{ helped: false, start: textAt(json, 1), session },
    ...(penalty < 0 ? { dnf: true } : {}),
    ...(penalty > 0 ? { penalty: true } : {}),
  };
}

function parseJson(text: unknown): Record<string, unknown> | undefined {
  if (typeof text === 'object' && text !== null) return text as Record<string, unknown>;
  try {
    const data: unknown = JSON.parse(String(text));
    return typeof data === 'object' && data !== null
      ? (data as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
