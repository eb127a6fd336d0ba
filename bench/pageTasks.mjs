/**
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: { name?: string } }} Entry
 */

/**
 * The entries of the page's own thread, in a trace of the categories `toplevel` and
 * `devtools.timeline`.
 * @param {Buffer} trace
 * @returns {Entry[]}
 */
export function entriesOf(trace) {
  /** @type {{ traceEvents: Entry[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => traceEvents.filter((each) => each.pid === pid && each.tid === tid));
  return threads.toSorted((a, b) => countOfTasks(b) - countOfTasks(a))[0] ?? [];
}

/** @param {Entry} entry */
export const isTask = ({ name }) => /RunTask$/.test(name);

/** @param {readonly Entry[]} entries */
const countOfTasks = (entries) => entries.filter(isTask).length;

/** Milliseconds of processor of each task of the page's own thread. @param {Buffer} trace */
export const tasksOf = (trace) =>
  entriesOf(trace)
    .filter(isTask)
    .map(({ tdur = 0 }) => tdur / 1000);
