import { POOL_BASE } from '../kernel/layout.ts';

/** The content of a kernel's memory from POOL_BASE on, built before that memory exists. */
export class MemoryImage {
  /** First address after everything reserved, a multiple of 8. */
  end: number = POOL_BASE;
  private view = new DataView(new ArrayBuffer(1 << 14));

  /** Reserves bytes, all zero; returns their address. */
  reserve(bytes: number): number {
    const start = this.end;
    this.end = (start + bytes + 7) & ~7;
    return start;
  }

  setU16(at: number, value: number): void {
    this.room(at + 2).setUint16(at - POOL_BASE, value, true);
  }

  setU32(at: number, value: number): void {
    this.room(at + 4).setUint32(at - POOL_BASE, value, true);
  }

  /** Writes a whole number below 2^53, shifted left by less than 64 bits. */
  setShifted(at: number, value: number, shift: number): void {
    const word = BigInt.asUintN(64, BigInt(value) << BigInt(shift));
    this.room(at + 8).setBigUint64(at - POOL_BASE, word, true);
  }

  /** A u16 list, its length first; returns its address. */
  list(values: ArrayLike<number>): number {
    const at = this.reserve((values.length + 1) * 2);
    this.setU16(at, values.length);
    for (let i = 0; i < values.length; i++) this.setU16(at + 2 + i * 2, values[i]!);
    return at;
  }

  /** Copies everything that was written. */
  writeTo(memory: ArrayBuffer): void {
    const length = Math.min(this.end - POOL_BASE, this.view.byteLength);
    new Uint8Array(memory).set(new Uint8Array(this.view.buffer, 0, length), POOL_BASE);
  }

  private room(end: number): DataView {
    const bytes = end - POOL_BASE;
    if (bytes <= this.view.byteLength) return this.view;
    const grown = new Uint8Array(Math.max(bytes, this.view.byteLength * 2));
    grown.set(new Uint8Array(this.view.buffer));
    this.view = new DataView(grown.buffer);
    return this.view;
  }
}
