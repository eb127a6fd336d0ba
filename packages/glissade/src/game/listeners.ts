/** Functions that wait for events, by the event's name. */
export class Listeners<Events extends object> {
  private readonly byName = new Map<keyof Events, Set<(event: never) => void>>();

  /** Returns what ends the listening. */
  add<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    const known = this.byName.get(name) ?? new Set();
    this.byName.set(name, known);
    // A function of its own, so that one given twice is called twice.
    const own = (event: Events[Name]) => listener(event);
    known.add(own);
    return () => known.delete(own);
  }

  /** Calls those that listen now; what they add hears only later events. */
  tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of [...(this.byName.get(name) ?? [])]) listener(event as never);
  }
}
