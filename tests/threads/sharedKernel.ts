import asc from 'assemblyscript/asc';

/** A small kernel over shared memory, for tests of threads. The flag is at address 256. */
const SOURCE = `
let calls: i32 = 0;
export function square(n: f64): f64 { return n * n; }
export function callsSoFar(): i32 { return ++calls; }
export function count(address: usize, times: i32): i32 {
  for (let n = 0; n < times; n++) atomic.add<i32>(address, 1);
  return times;
}
export function untilFlag(address: usize): i32 {
  let rounds = 0;
  while (atomic.load<i32>(256) == 0) { rounds++; atomic.store<i32>(address, 1); }
  return rounds > 0 ? 1 : 0;
}
export function fail(): void { unreachable(); }
export function nothing(): void {}
`;

export type SharedKernel = {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
};

export async function compileSharedKernel(): Promise<SharedKernel> {
  const flags = (
    '--runtime stub --memoryBase 1024 --initialMemory 1 --maximumMemory 16 ' +
    '--importMemory --sharedMemory --enable threads -O'
  ).split(' ');
  let binary: Uint8Array<ArrayBuffer> | undefined;
  const { error, stderr } = await asc.main(['kernel.ts', '--outFile', 'kernel.wasm', ...flags], {
    readFile: (name) => (name === 'kernel.ts' ? SOURCE : null),
    writeFile: (_, contents) => {
      binary = Uint8Array.from(contents as Uint8Array);
    },
    listFiles: () => [],
  });
  if (error || !binary) throw new Error(stderr.toString());
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 16, shared: true });
  return { module: new WebAssembly.Module(binary), memory };
}
