/** Finished tables by name; the ones used longest ago go when there is no room. */
export class TableCache<Tables> {
  private readonly bytesMax: number;
  private readonly bytesOf: (tables: Tables) => number;
  private readonly kept = new Map<string, Tables>();
  private readonly held = new Map<string, Tables>();
  private bytes = 0;

  constructor(bytesMax: number, bytesOf: (tables: Tables) => number) {
    this.bytesMax = bytesMax;
    this.bytesOf = bytesOf;
  }

  has(name: string): boolean {
    return this.peek(name) !== undefined;
  }

  peek(name: string): Tables | undefined {
    return this.held.get(name) ?? this.kept.get(name);
  }

  /** Lets tables stay for good, whatever comes after them. */
  hold(name: string): void {
    const tables = this.kept.get(name);
    if (!tables) return;
    this.kept.delete(name);
    this.bytes -= this.bytesOf(tables);
    this.held.set(name, tables);
  }

  /** The tables of this name, which then count as used last. */
  take(name: string): Tables | undefined {
    const tables = this.kept.get(name);
    if (!tables) return this.held.get(name);
    this.kept.delete(name);
    this.kept.set(name, tables);
    return tables;
  }

  /** Keeps tables under a new name. The latest stay, however large. */
  keep(name: string, tables: Tables): void {
    this.kept.set(name, tables);
    this.bytes += this.bytesOf(tables);
    for (const [oldest, old] of this.kept) {
      if (this.bytes <= this.bytesMax || oldest === name) return;
      this.kept.delete(oldest);
      this.bytes -= this.bytesOf(old);
    }
  }
}
