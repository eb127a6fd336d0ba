/** The paths of the gap as a tree: each node stores its parent and the last direction. */
export class PathTree {
  private links = new Uint32Array(1 << 12);
  private count = 1;

  get bytes(): number {
    return this.links.byteLength;
  }

  /** Adds a node: the path to `parent` and one more direction. Node 0 is the empty path. */
  add(parent: number, direction: number): number {
    if (this.count === this.links.length) {
      const longer = new Uint32Array(this.count * 2);
      longer.set(this.links);
      this.links = longer;
    }
    this.links[this.count] = parent * 4 + direction;
    return this.count++;
  }

  /** The directions that lead to a node. */
  pathTo(node: number): Uint8Array {
    const path: number[] = [];
    for (let at = node; at > 0; at = this.links[at]! >>> 2) path.push(this.links[at]! & 3);
    return Uint8Array.from(path.reverse());
  }
}
