/* Evenly spaced samples of a sorted sequence, by which the next level is cut into ranges. */

/** Most keys that are kept. */
const SAMPLES_MAX = 2048;

/** Keys at equal distances of a sequence whose length is not known before. */
export class Samples {
  private texts: string[] = [];
  private distance = 1;
  private seen = 0;

  add(text: () => string): void {
    if (this.seen++ % this.distance !== 0) return;
    this.texts.push(text());
    if (this.texts.length < SAMPLES_MAX) return;
    this.texts = this.texts.filter((_, index) => index % 2 === 0);
    this.distance *= 2;
  }

  /** In ascending order. */
  get sorted(): string[] {
    return this.texts.toSorted();
  }
}
