import { SLOT_BYTES } from './surveyJob.ts';

/** Which slot of shared memory belongs to which item of the pool. */
export class SharedSlots {
  private readonly memory: SharedArrayBuffer | undefined;
  private readonly items = new Map<number, { readonly batch: number; readonly slot: number }>();
  private readonly idle: number[];

  constructor(count: number) {
    this.idle = Array.from({ length: count }, (_, slot) => slot);
    this.memory = count > 0 ? new SharedArrayBuffer(count * SLOT_BYTES) : undefined;
  }

  get buffer(): SharedArrayBuffer {
    if (!this.memory) throw new Error('a survey without threads has no slots');
    return this.memory;
  }

  get free(): number {
    return this.idle.length;
  }

  get taken(): number {
    return this.items.size;
  }

  get next(): number {
    return this.idle.at(-1)!;
  }

  take(id: number, batch: number, slot: number): void {
    this.idle.pop();
    this.items.set(id, { batch, slot });
  }

  release(id: number): { readonly batch: number; readonly slot: number } {
    const item = this.items.get(id)!;
    this.items.delete(id);
    this.idle.push(item.slot);
    return item;
  }
}
