/** A page of WebAssembly memory. Both compilers read this file. */
export const PAGE_BYTES = 65536;
