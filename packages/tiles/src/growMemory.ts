/** Grows a memory to so many bytes; false if it cannot. */
export function grow(memory: WebAssembly.Memory, bytes: number): boolean {
  const more = Math.ceil((bytes - memory.buffer.byteLength) / 65_536);
  if (more <= 0) return true;
  try {
    memory.grow(more);
    return true;
  } catch {
    return false;
  }
}
