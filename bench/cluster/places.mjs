/**
 * Places that take one job each; what comes while all are taken waits in order.
 * @template Job
 */
export class Places {
  /** @type {Job[]} */
  waiting = [];
  next = 0;

  /** @param {number} idle @param {(job: Job) => void} begin */
  constructor(idle, begin) {
    this.idle = idle;
    this.begin = begin;
  }

  get hasWaiting() {
    return this.waiting.length > this.next;
  }

  /** @param {Job} job */
  take(job) {
    if (this.idle === 0) {
      this.waiting.push(job);
      return;
    }
    this.idle--;
    this.begin(job);
  }

  /** A place is free: for the job that waits longest, if there is one. */
  leave() {
    const job = this.waiting[this.next];
    if (job === undefined) {
      this.idle++;
      return;
    }
    this.next++;
    this.begin(job);
  }
}
