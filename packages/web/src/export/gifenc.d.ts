/** What this app uses of gifenc, which comes without types. */
declare module 'gifenc' {
  type Encoder = {
    readonly writeFrame: (
      pixels: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette?: number[][];
        readonly delay: number;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
        /** 1: what a frame has drawn stays below the next. */
        readonly dispose?: number;
      },
    ) => void;
    readonly finish: () => void;
    /** What is written so far, not a copy of it. */
    readonly bytesView: () => Uint8Array;
    readonly bytes: () => Uint8Array<ArrayBuffer>;
  };
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colors: number): number[][];
}
