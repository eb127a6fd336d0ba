/** An event by its name. */
export type Told<Events extends object> = {
  [Name in keyof Events]: readonly [name: Name, event: Events[Name]];
}[keyof Events];

/** Functions that wait for events, by the event's name. */
export class Listeners<Events extends object> {
  private readonly byName: ReadonlyMap<keyof Events, Set<(event: never) => void>>;

  constructor(names: readonly (keyof Events)[]) {
    this.byName = new Map(names.map((name) => [name, new Set()]));
  }

  /** Returns what ends the listening. Throws TypeError for an event that there is not. */
  add<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    const known = this.byName.get(name);
    if (!known) {
      const names = [...this.byName.keys()].join(', ');
      throw new TypeError(`there is no event ${String(name)}; the events are ${names}`);
    }
    if (typeof listener !== 'function') throw new TypeError('a listener must be a function');
    // A function of its own, so that one given twice is called twice.
    const own = (event: Events[Name]) => listener(event);
    known.add(own);
    return () => known.delete(own);
  }

  /**
   * Tells of these events, one after another, those that listen now; what they add hears only later
   * events. One that throws keeps no other from being called: its error is thrown after all were.
   */
  tell(events: readonly Told<Events>[]): void {
    const thrown: unknown[] = [];
    for (const [name, event] of events) {
      for (const listener of [...this.byName.get(name)!]) {
        try {
          listener(event as never);
        } catch (error) {
          thrown.push(error);
        }
      }
    }
    if (thrown.length > 0) throw thrown[0];
  }
}
