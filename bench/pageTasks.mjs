/**
 * @typedef {{ name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }}
 *   Entry
 */

/**
 * Milliseconds of processor of each task of the page's own thread, in a trace of the categories
 * `toplevel` and `devtools.timeline`.
 * @param {Buffer} trace */
export function tasksOf(trace) {
  /** @type {{ traceEvents: Entry[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      traceEvents.filter(
        (entry) => /RunTask$/.test(entry.name) && entry.pid === pid && entry.tid === tid,
      ),
    );
  const busiest = threads.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return busiest.map(({ tdur = 0 }) => tdur / 1000);
}
