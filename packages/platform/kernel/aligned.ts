// Where the memory of a kernel ends, and where its tables begin.

/** The first line of the processor's cache from an address on. */
// @ts-ignore: decorator
@inline
export function aligned(address: usize): usize {
  return (address + 63) & ~63;
}

/** Makes the memory reach so far; false: no memory. */
export function reach(end: usize): bool {
  const pages = <i32>((end + 65535) >> 16) - memory.size();
  return pages <= 0 || memory.grow(pages) >= 0;
}
