/*
 * A trace of bounded size that covers a search of any length: half of the events allowed list the
 * beginning in full, a quarter lists one expansion in ten, an eighth one in a hundred, and so on.
 * Refused: a ring of the last events, which shows nothing of how a search grows; and a random
 * sample, which could not be listed while the search runs.
 */

const STRIDE = 10;

export class Sampling {
  /** One expansion of so many is listed. */
  every = 1;
  /** Events listed. */
  listed = 0;
  private readonly eventsMax: number;
  private stageLeft: number;
  private quota: number;
  private expansions = 0;
  private isListing = true;

  constructor(eventsMax: number) {
    this.eventsMax = eventsMax;
    this.quota = eventsMax / 2;
    this.stageLeft = this.quota;
  }

  /** An expansion begins. Returns true where the stride has changed. */
  expand(): boolean {
    let hasChanged = false;
    while (this.stageLeft <= 0 && this.quota >= 1) {
      this.quota /= 2;
      this.stageLeft += this.quota;
      this.every *= STRIDE;
      hasChanged = true;
    }
    this.isListing = this.stageLeft > 0 && this.expansions++ % this.every === 0;
    return hasChanged && this.stageLeft > 0;
  }

  /** Whether the event that has come is to be listed. */
  take(): boolean {
    if (!this.isListing || this.listed >= this.eventsMax) return false;
    this.listed++;
    this.stageLeft--;
    return true;
  }
}
