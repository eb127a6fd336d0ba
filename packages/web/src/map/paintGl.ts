/* Paints the dots and edges of the map with WebGL 2. */
import {
  createBufferInfoFromArrays,
  createProgramInfo,
  drawBufferInfo,
  setAttribInfoBufferFromArray,
  setBuffersAndAttributes,
  setUniforms,
} from 'twgl.js';
import type { Camera, Size } from './camera.ts';
import { dotSize } from './looks.ts';
import type { Painter, Scenery } from './painter.ts';

const PLACED = `
  attribute vec2 place;
  uniform vec2 middle;
  uniform vec2 unit;
  vec4 placed() { return vec4((place - middle) * unit, 0.0, 1.0); }
`;

const DOTS = [
  `${PLACED}
  attribute vec4 color;
  attribute float width;
  uniform mediump float size;
  varying vec4 shade;
  varying mediump float side;
  void main() {
    gl_Position = placed();
    side = size * width;
    gl_PointSize = side;
    shade = color;
  }`,
  `precision mediump float;
  varying vec4 shade;
  varying mediump float side;
  void main() {
    float off = length(gl_PointCoord - 0.5) * side;
    float cover = clamp(side * 0.5 - off + 0.5, 0.0, 1.0);
    gl_FragColor = vec4(shade.rgb * cover, cover);
  }`,
];

const EDGES = [
  `${PLACED}
  void main() { gl_Position = placed(); }`,
  `precision mediump float;
  uniform vec4 ink;
  void main() { gl_FragColor = vec4(ink.rgb * ink.a, ink.a); }`,
];

/** By WebGL 2; undefined where there is none. `onLost`: the browser took it away. */
export function createGlPainter(
  canvas: HTMLCanvasElement,
  onLost: () => void,
): Painter | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, premultipliedAlpha: true });
  if (!gl) return undefined;
  const dots = createProgramInfo(gl, DOTS);
  const edges = createProgramInfo(gl, EDGES);
  // The browser may have no program for it, or has lost the context already.
  if (!dots?.program || !edges?.program) return undefined;
  canvas.addEventListener('webglcontextlost', onLost);
  let shown: { buffers: ReturnType<typeof buffersFor>; scenery: Scenery } | undefined;
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  return {
    setScenery: (scenery) => {
      if (shown?.scenery.edges === scenery.edges) refresh(gl, shown.buffers, scenery);
      const buffers =
        shown?.scenery.edges === scenery.edges ? shown.buffers : buffersFor(gl, scenery);
      shown = { buffers, scenery };
    },
    paint: (camera, size, ratio) => {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      if (!shown) return;
      const { buffers, scenery } = shown;
      const view = uniformsFor(camera, size);
      gl.useProgram(edges.program);
      setBuffersAndAttributes(gl, edges, buffers.edges);
      setUniforms(edges, { ...view, ink: [...scenery.edgeColor] });
      drawBufferInfo(gl, buffers.edges, gl.LINES);
      gl.useProgram(dots.program);
      setBuffersAndAttributes(gl, dots, buffers.dots);
      setUniforms(dots, { ...view, size: dotSize(camera.scale) * ratio });
      drawBufferInfo(gl, buffers.dots, gl.POINTS);
    },
    release: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** The dots, and the edges by indices of the same dots. */
function buffersFor(gl: WebGL2RenderingContext, { places, colors, widths, edges }: Scenery) {
  const dots = createBufferInfoFromArrays(gl, {
    place: { numComponents: 2, data: places },
    color: { numComponents: 4, data: colors, normalize: true },
    width: { numComponents: 1, data: widths },
  });
  const { indices } = createBufferInfoFromArrays(gl, {
    indices: { numComponents: 2, data: Uint32Array.from(edges) },
  });
  const joined = {
    ...dots,
    ...(indices ? { indices } : {}),
    numElements: edges.length,
    elementType: gl.UNSIGNED_INT,
  };
  return { dots, edges: joined };
}

function refresh(
  gl: WebGL2RenderingContext,
  { dots }: ReturnType<typeof buffersFor>,
  { places, colors }: Scenery,
): void {
  setAttribInfoBufferFromArray(gl, dots.attribs!.place!, places);
  setAttribInfoBufferFromArray(gl, dots.attribs!.color!, colors);
}

function uniformsFor({ x, y, scale }: Camera, { width, height }: Size) {
  return { middle: [x, y], unit: [(2 * scale) / width, (-2 * scale) / height] };
}
