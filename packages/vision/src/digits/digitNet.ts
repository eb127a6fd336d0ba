/*
 * Which digit a small picture shows: a convolutional net of 17,000 weights.
 *
 * Two layers of convolutions, one of maxima, two dense ones; trained by tools/digits on the digits
 * of some hundred fonts, turned, bent, blurred and with noise. Refused: tesseract.js, whose core
 * and English data are 4 MB and more, and which reads lines of prose better than two digits on a
 * tile; comparing with stored pictures, which fails on fonts that are not among them. Cost: 70,000
 * multiplications a digit, 18 kB of weights in a byte each.
 * (Y. LeCun et al., "Gradient-based learning applied to document recognition", 1998.)
 */
import { GLYPH_SIDE } from './glyph.ts';

/** The digits, and behind them what is none: halves, two in one, spots. */
export const CLASS_COUNT = 11;
export const NO_DIGIT = 10;

/** Sizes of the layers, which the file of weights follows. */
export const NET = { first: 12, second: 24, dense: 64 } as const;
const FIRST_SIDE = (GLYPH_SIDE - 5) / 2 + 0.5;
const SECOND_SIDE = FIRST_SIDE - 2;
const POOLED_SIDE = SECOND_SIDE / 2;

/** The numbers of weights, layer by layer, each with its biases behind it. */
export const LAYERS: readonly number[] = [
  NET.first * 25,
  NET.first,
  NET.second * NET.first * 9,
  NET.second,
  NET.dense * NET.second * POOLED_SIDE ** 2,
  NET.dense,
  CLASS_COUNT * NET.dense,
  CLASS_COUNT,
];

/** Natural logarithms of the probabilities of the classes. */
export type DigitScores = Float32Array;
export type DigitNet = (glyph: Float32Array) => DigitScores;

/** The net of a file of weights: for each layer a scale (float32), then a signed byte a weight. */
export function digitNet(file: Uint8Array): DigitNet {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 0;
  const layers = LAYERS.map((count) => {
    const scale = view.getFloat32(at, true);
    const layer = Float32Array.from({ length: count }, (_, i) => view.getInt8(at + 4 + i) * scale);
    at += 4 + count;
    return layer;
  });
  if (at !== file.byteLength) throw new Error('the weights are not of this net');
  return (glyph) => runNet(layers, glyph);
}

function runNet(layers: readonly Float32Array[], glyph: Float32Array): DigitScores {
  const [w1, b1, w2, b2, w3, b3, w4, b4] = layers;
  const first = convolve(glyph, GLYPH_SIDE, 1, w1!, b1!, 5, 2);
  const second = convolve(first, FIRST_SIDE, NET.first, w2!, b2!, 3, 1);
  const pooled = poolMaxima(second, SECOND_SIDE, NET.second);
  const hidden = weigh(pooled, w3!, b3!).map((value) => Math.max(0, value));
  return logSoftmax(weigh(hidden, w4!, b4!));
}

/**
 * A layer of convolutions without padding, negatives cut off; channels one after the other. Fills
 * `given`, if there is one.
 */
export function convolve(
  input: Float32Array,
  side: number,
  channels: number,
  weights: Float32Array,
  biases: Float32Array,
  size: number,
  stride: number,
  given?: Float32Array,
): Float32Array {
  const outSide = Math.floor((side - size) / stride) + 1;
  const output = given ?? new Float32Array(biases.length * outSide * outSide);
  let to = 0;
  for (let out = 0; out < biases.length; out++) {
    for (let y = 0; y < outSide; y++) {
      for (let x = 0; x < outSide; x++) {
        let sum = biases[out]!;
        let weight = out * channels * size * size;
        for (let channel = 0; channel < channels; channel++) {
          for (let row = 0; row < size; row++) {
            let from = channel * side * side + (y * stride + row) * side + x * stride;
            for (let column = 0; column < size; column++)
              sum += weights[weight++]! * input[from++]!;
          }
        }
        output[to++] = sum > 0 ? sum : 0;
      }
    }
  }
  return output;
}

function poolMaxima(input: Float32Array, side: number, channels: number): Float32Array {
  const half = side / 2;
  const output = new Float32Array(channels * half * half);
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const from = channel * side * side + 2 * y * side + 2 * x;
        const upper = Math.max(input[from]!, input[from + 1]!);
        const lower = Math.max(input[from + side]!, input[from + side + 1]!);
        output[channel * half * half + y * half + x] = Math.max(upper, lower);
      }
    }
  }
  return output;
}

/** A layer in which every output hangs on every input. */
export function weigh(
  input: Float32Array,
  weights: Float32Array,
  biases: Float32Array,
): Float32Array {
  return biases.map((bias, out) => {
    let sum = bias;
    const from = out * input.length;
    for (let i = 0; i < input.length; i++) sum += weights[from + i]! * input[i]!;
    return sum;
  });
}

function logSoftmax(values: Float32Array): DigitScores {
  const most = Math.max(...values);
  const sum = values.reduce((total, value) => total + Math.exp(value - most), 0);
  return values.map((value) => value - most - Math.log(sum));
}
