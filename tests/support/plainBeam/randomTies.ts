/** Draws `room` of the `tied` successors at the cut, one after another, as the kernel does. */
export class TieBreaker {
  private random: number;
  private room: number;
  private tied: number;

  constructor(seed: number, depth: number, part: number, room: number, tied: number) {
    let mixed = seed ^ Math.imul(depth, 0x9e3779b1) ^ Math.imul(part, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
    this.random = (mixed ^ (mixed >>> 15)) | 1;
    this.room = room;
    this.tied = tied;
  }

  draw(): boolean {
    const isDrawn = this.chance() % this.tied-- < this.room;
    if (isDrawn) this.room--;
    return isDrawn;
  }

  private chance(): number {
    this.random ^= this.random << 13;
    this.random ^= this.random >>> 17;
    this.random ^= this.random << 5;
    return this.random >>> 0;
  }
}
