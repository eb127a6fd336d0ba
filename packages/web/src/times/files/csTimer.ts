/**
 * csTimer's export: `session1` … with solves `[[penalty, ms], scramble, comment, seconds]`, and
 * `properties.sessionData`, JSON in a string, with the name and the scramble type of each session.
 * Penalty -1 is DNF, another one is added to the time (src/js/stats.js and file.js of csTimer).
 * Only sessions of sliding puzzles are taken.
 */
import type { Solve } from '../solve.ts';

type Session = { readonly name?: unknown; readonly opt?: { readonly scrType?: unknown } };

/** The board of a scramble type: `15p`, `15prp`, `8prap` …; undefined for other puzzles. */
function eventOf(scrambleType: unknown): string | undefined {
  const [, tiles] = /^(8|15|24)p/.exec(String(scrambleType)) ?? [];
  const side = { '8': 3, '15': 4, '24': 5 }[tiles ?? ''];
  return side === undefined ? undefined : `${side}×${side}`;
}

/** Undefined for a text that is no export of csTimer. */
export function parseCsTimer(text: string): Solve[] | undefined {
  const data = parseJson(text);
  const properties = data?.properties as { sessionData?: unknown } | undefined;
  const sessions = parseJson(properties?.sessionData) as Record<string, Session> | undefined;
  if (!data || !Object.keys(data).some((name) => /^session\d+$/.test(name))) return undefined;
  return Object.entries(data).flatMap(([key, solves]) => {
    const [, number] = /^session(\d+)$/.exec(key) ?? [];
    const { name = number, opt } = sessions?.[number ?? ''] ?? {};
    const event = eventOf(opt?.scrType);
    if (!event || !Array.isArray(solves)) return [];
    return solves.flatMap((one) => solveOf(one, event, `csTimer ${name}`) ?? []);
  });
}

function solveOf(json: unknown, event: string, session: string): Solve | undefined {
  const [time, , , seconds] = Array.isArray(json) ? json : [];
  const [penalty, ms] = Array.isArray(time) ? time : [];
  if (![penalty, ms, seconds].every(Number.isFinite) || ms < 0) return undefined;
  return {
    ...{ at: seconds * 1000, event, timeMs: ms + Math.max(0, penalty), steps: 0, moves: 0 },
    ...{ helped: false, start: '', session },
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
