/** Does one thing after the other. */
export class Server {
  free = 0;
  busy = 0;
  speed = 1;

  /** @param {number} now @param {number} seconds when it is done */
  serve(now, seconds) {
    this.free = Math.max(now, this.free) + seconds / this.speed;
    this.busy += seconds;
    return this.free;
  }
}
