/* What hinders tables from being kept. It is never an error: they are built again. */

const untold = new Set<string>();
const known = new Set<string>();

/** Records, once in a process, a problem that the user can correct. */
export function noteTables(note: string): void {
  if (known.has(note)) return;
  known.add(note);
  untold.add(note);
}

/** The name of a failure: ENOSPC, QuotaExceededError … */
export function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The notes that have not been reported yet. */
export function takeTableNotes(): readonly string[] {
  const notes = [...untold];
  untold.clear();
  return notes;
}
