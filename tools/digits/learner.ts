/*
 * Trains the net of `digitNet.ts`: the same layers forwards, their derivatives backwards, Adam.
 * Plain loops: some minutes on one core, and the same weights from the same seed on every machine.
 * (D. P. Kingma and J. Ba, "Adam: a method for stochastic optimization", 2015.)
 */
import { convolve, weigh } from '@glissade/vision/digits/digitNet';

/** How many there are of each layer, as `NET` of `digitNet.ts` says. */
type Sizes = { readonly first: number; readonly second: number; readonly dense: number };

/** Weights by layer, their derivatives, and what Adam remembers of these. */
export type Learner = {
  readonly w: Float32Array[];
  readonly g: Float32Array[];
  readonly m: Float32Array[];
  readonly v: Float32Array[];
  t: number;
};

type Eight<T> = readonly [T, T, T, T, T, T, T, T];
type Traces = readonly [Float32Array, Float32Array, Float32Array, Float32Array];

/** Sides of the glyph and of what the layers make of it. */
const [SIDE, S1, S2, P] = [20, 8, 6, 3] as const;

/** Small weights by chance, sized by how many inputs each sum has. */
export function newLearner(layers: readonly number[], random: () => number): Learner {
  const fans = [25, 0, 0, 0, 0, 0, 0, 0];
  fans[2] = (layers[2] ?? 0) / (layers[3] ?? 1);
  fans[4] = (layers[4] ?? 0) / (layers[5] ?? 1);
  fans[6] = (layers[6] ?? 0) / (layers[7] ?? 1);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const w = layers.map((count, at) => {
    const fan = fans[at] ?? 0;
    return Float32Array.from({ length: count }, () => (fan ? normal() * Math.sqrt(2 / fan) : 0));
  });
  const zeros = () => layers.map((count) => new Float32Array(count));
  return { w, g: zeros(), m: zeros(), v: zeros(), t: 0 };
}

function newTraces({ first, second, dense }: Sizes): Traces {
  const sizes = [first * S1 * S1, second * S2 * S2, second * P * P, dense];
  return sizes.map((size) => new Float32Array(size)) as unknown as Traces;
}

/**
 * `forward` gives the probabilities of the classes; `backward` also adds the derivatives of one
 * example to the learner's.
 */
export function makePass(sizes: Sizes) {
  const [a1, a2, a3, a4] = newTraces(sizes);
  const [d1, d2, d3, d4] = newTraces(sizes);
  const arg = new Int32Array(a3.length);
  const forward = (weights: readonly Float32Array[], glyph: Float32Array): Float32Array => {
    const [w1, b1, w2, b2, w3, b3, w4, b4] = weights as unknown as Eight<Float32Array>;
    convolve(glyph, SIDE, 1, w1, b1, 5, 2, a1);
    convolve(a1, S1, sizes.first, w2, b2, 3, 1, a2);
    pool(a2, sizes.second, a3, arg);
    a4.set(weigh(a3, w3, b3));
    for (let o = 0; o < a4.length; o++) if (a4[o]! < 0) a4[o] = 0;
    const out = weigh(a4, w4, b4);
    const most = Math.max(...out);
    const odds = out.map((value) => Math.exp(value - most));
    const total = odds.reduce((sum, value) => sum + value, 0);
    return odds.map((value) => value / total);
  };
  const backward = ({ w, g }: Learner, glyph: Float32Array, target: Float32Array) => {
    const out = forward(w, glyph);
    const delta = out.map((value, o) => value - target[o]!);
    d4.fill(0);
    weighBack(a4, delta, w[6]!, g[6]!, g[7]!, d4);
    for (let o = 0; o < a4.length; o++) if (a4[o] === 0) d4[o] = 0;
    d3.fill(0);
    weighBack(a3, d4, w[4]!, g[4]!, g[5]!, d3);
    d2.fill(0);
    for (let o = 0; o < a3.length; o++) if (a3[o]! > 0) d2[arg[o]!]! += d3[o]!;
    d1.fill(0);
    convolveBack(a1, S1, sizes.first, w[2]!, g[2]!, g[3]!, 3, 1, d2, S2, d1);
    for (let o = 0; o < a1.length; o++) if (a1[o] === 0) d1[o] = 0;
    convolveBack(glyph, SIDE, 1, w[0]!, g[0]!, g[1]!, 5, 2, d1, S1, undefined);
    return out;
  };
  return { forward, backward };
}

function pool(input: Float32Array, channels: number, output: Float32Array, arg: Int32Array): void {
  let to = 0;
  for (let c = 0; c < channels; c++) {
    for (let y = 0; y < P; y++) {
      for (let x = 0; x < P; x++) {
        let best = c * S2 * S2 + 2 * y * S2 + 2 * x;
        for (const other of [best + 1, best + S2, best + S2 + 1]) {
          if (input[other]! > input[best]!) best = other;
        }
        arg[to] = best;
        output[to++] = input[best]!;
      }
    }
  }
}

function weighBack(
  input: Float32Array,
  delta: Float32Array,
  weights: Float32Array,
  gw: Float32Array,
  gb: Float32Array,
  back: Float32Array,
): void {
  for (let o = 0; o < delta.length; o++) {
    const slope = delta[o]!;
    if (slope === 0) continue;
    gb[o]! += slope;
    for (let i = 0, f = o * input.length; i < input.length; i++, f++) {
      gw[f]! += slope * input[i]!;
      back[i]! += slope * weights[f]!;
    }
  }
}

function convolveBack(
  input: Float32Array,
  side: number,
  channels: number,
  w: Float32Array,
  gw: Float32Array,
  gb: Float32Array,
  size: number,
  stride: number,
  delta: Float32Array,
  outSide: number,
  back: Float32Array | undefined,
): void {
  for (let out = 0; out < gb.length; out++) {
    for (let y = 0; y < outSide; y++) {
      for (let x = 0; x < outSide; x++) {
        const slope = delta[(out * outSide + y) * outSide + x]!;
        if (slope === 0) continue;
        gb[out]! += slope;
        let weight = out * channels * size * size;
        for (let c = 0; c < channels; c++) {
          for (let row = 0; row < size; row++) {
            let from = c * side * side + (y * stride + row) * side + x * stride;
            for (let col = 0; col < size; col++, weight++, from++) {
              gw[weight]! += slope * input[from]!;
              if (back) back[from]! += slope * w[weight]!;
            }
          }
        }
      }
    }
  }
}

/** One step of Adam along the derivatives gathered, with some decay of the weights. */
export function learn(learner: Learner, batch: number, rate: number): void {
  learner.t++;
  const [c1, c2] = [1 - 0.9 ** learner.t, 1 - 0.999 ** learner.t];
  learner.w.forEach((w, layer) => {
    const [g, m, v] = [learner.g[layer]!, learner.m[layer]!, learner.v[layer]!];
    for (let i = 0; i < w.length; i++) {
      const slope = g[i]! / batch;
      m[i] = 0.9 * m[i]! + 0.1 * slope;
      v[i] = 0.999 * v[i]! + 0.001 * slope * slope;
      w[i]! -= (rate * (m[i]! / c1)) / (Math.sqrt(v[i]! / c2) + 1e-8) + rate * 0.0005 * w[i]!;
      g[i] = 0;
    }
  });
}
