/**
 * Finished tables by name; those unused for longest are removed when space runs out. One set that
 * is larger than the whole space is kept beside them, until another such set comes.
 */
export class TableCache<Tables> {
  private readonly bytesMax: number;
  private readonly bytesOf: (tables: Tables) => number;
  private readonly kept = new Map<string, Tables>();
  private readonly held = new Map<string, Tables>();
  /** The set larger than all the room: none, or one. */
  private readonly large = new Map<string, Tables>();
  private bytes = 0;

  constructor(bytesMax: number, bytesOf: (tables: Tables) => number) {
    this.bytesMax = bytesMax;
    this.bytesOf = bytesOf;
  }

  has(name: string): boolean {
    return this.peek(name) !== undefined;
  }

  peek(name: string): Tables | undefined {
    return this.held.get(name) ?? this.large.get(name) ?? this.kept.get(name);
  }

  /** Lets tables stay for good, whatever comes after them. */
  hold(name: string): void {
    const tables = this.large.get(name) ?? this.kept.get(name);
    if (!tables) return;
    if (this.kept.delete(name)) this.bytes -= this.bytesOf(tables);
    this.large.delete(name);
    this.held.set(name, tables);
  }

  /** The tables of this name, which then count as used last. */
  take(name: string): Tables | undefined {
    const tables = this.kept.get(name);
    if (!tables) return this.held.get(name) ?? this.large.get(name);
    this.kept.delete(name);
    this.kept.set(name, tables);
    return tables;
  }

  /**
   * Lets go of the large set if another is about to be made, so that memory never holds two;
   * `isWanted` tells by the name whether the new set is made of it.
   */
  makeRoom(bytes: number, isWanted: (name: string) => boolean): void {
    if (bytes <= this.bytesMax) return;
    for (const name of this.large.keys()) if (!isWanted(name)) this.large.delete(name);
  }

  /** Keeps tables under a new name. The latest stay, however large. */
  keep(name: string, tables: Tables): void {
    const bytes = this.bytesOf(tables);
    if (bytes > this.bytesMax) {
      this.large.clear();
      this.large.set(name, tables);
      return;
    }
    this.kept.set(name, tables);
    this.bytes += bytes;
    for (const [oldest, old] of this.kept) {
      if (this.bytes <= this.bytesMax) return;
      this.kept.delete(oldest);
      this.bytes -= this.bytesOf(old);
    }
  }
}
