import { defaultMetric, type Puzzle } from '@glissade/core';
import { createEffect, createMemo, type JSX, on, onCleanup, Show } from 'solid-js';
import { type Camera, fit, toScreen } from '../map/camera.ts';
import { dotSize } from '../map/looks.ts';
import { useGround } from '../map/useGround.ts';
import { mapIn, STATES_MAX, useMap } from '../map/useMap.ts';
import { failureText } from '../text/failureText.ts';
import { mapText } from '../text/mapText.ts';
import { raceText } from '../text/raceText.ts';
import type { Drawing, Snapshot } from '../worker/laneMessages.ts';
import type { SpaceMap } from '../worker/solver.ts';
import type { Lane } from './lane.ts';
import { countText } from './numbers.ts';

/** Pixels of a picture; lanes are narrow. */
const SIDE = 420;
const SIZE = { width: SIDE, height: SIDE };
/** Of smaller spaces the moves are drawn as well. */
const EDGES_MAX = 6000;
/** More goal states are too many to be marked. */
const GOALS_MAX = 12;

/** A map, and how the lanes draw on it. */
export type Scene = {
  readonly map: SpaceMap;
  readonly camera: Camera;
  readonly drawing: Drawing;
};

type Shade = Drawing['colors'][number];

/** Not met, on the frontier, expanded: as the bars of the lanes have them. */
const COLORS: Readonly<Record<'light' | 'dark', readonly [Shade, Shade, Shade]>> = {
  light: [
    [28, 30, 34, 34],
    [196, 69, 29, 255],
    [90, 87, 81, 255],
  ],
  dark: [
    [236, 234, 229, 38],
    [240, 120, 70, 255],
    [168, 166, 160, 255],
  ],
};

function sceneOf(map: SpaceMap, ground: 'light' | 'dark'): Scene {
  const camera = fit(map.places, SIZE);
  return { map, camera, drawing: drawingOf(map, camera, ground) };
}

function drawingOf(map: SpaceMap, camera: Camera, ground: 'light' | 'dark'): Drawing {
  // As `toScreen` has it, without two objects for each of 180,000 dots: frames wait for this.
  const { places } = map;
  const { x, y, scale } = camera;
  const spots = new Float32Array(map.count * 2);
  for (let i = 0; i < spots.length; i += 2) {
    spots[i] = (places[i]! - x) * scale + SIDE / 2;
    spots[i + 1] = (places[i + 1]! - y) * scale + SIDE / 2;
  }
  // Dots of a crowded map do not cover one another.
  const dotWidth = Math.min(dotSize(camera.scale) * 1.4, 0.8 * (SIDE / Math.sqrt(map.count)));
  return { ...SIZE, spots, dotWidth, colors: COLORS[ground] };
}

function spotOf({ map: { places }, camera }: Scene, dot: number) {
  return toScreen(camera, SIZE, { x: places[2 * dot]!, y: places[2 * dot + 1]! });
}

/** Makes the map of the puzzle, tells it, and says how far it is; gone, there is none. */
export function MapMaker(props: {
  readonly puzzle: Puzzle;
  readonly onScene: (scene: Scene | undefined) => void;
}): JSX.Element {
  const puzzle = () => props.puzzle;
  const state = useMap(
    puzzle,
    () => defaultMetric(props.puzzle),
    () => false,
    () => undefined,
  );
  const ground = useGround();
  createEffect(
    on([state, ground], ([now, { name }]) => {
      const map = mapIn(now);
      props.onScene(map && sceneOf(map, name));
    }),
  );
  onCleanup(() => props.onScene(undefined));
  const said = createMemo(() => {
    const now = state();
    if (now.stage === 'exploring') return mapText().working;
    if (now.stage === 'arranging') return mapText().arranging;
    if (now.stage === 'tooLarge') return mapText().tooLarge(STATES_MAX);
    return now.stage === 'failed' ? failureText(now.failure) : '';
  });
  return (
    <p class="soft" role="status">
      {said()}
    </p>
  );
}

/** The space with what a search has on its frontier and has expanded. */
export function LaneMapPicture(props: {
  readonly lane: Lane;
  readonly scene: Scene;
  readonly snapshot: Snapshot;
}): JSX.Element {
  let canvas!: HTMLCanvasElement;
  let edges!: HTMLCanvasElement;
  createEffect(() => {
    const { drawing } = props.scene;
    // A task for each lane: four copies of a large map in one would hold up a frame.
    const later = setTimeout(() => props.lane.draw(drawing));
    onCleanup(() => clearTimeout(later));
  });
  onCleanup(() => props.lane.draw(undefined));
  createEffect(() => {
    const picture = props.lane.picture();
    if (!picture) return;
    const { pixels, width, height } = picture;
    canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0);
  });
  createEffect(() => drawEdges(edges, props.scene));
  const at = (dot: number) => spotOf(props.scene, dot);
  const goals = () => {
    const all = props.scene.map.marks.goals;
    return all.length > GOALS_MAX ? [] : [...all];
  };
  const said = () =>
    raceText().map.picture(
      countText(props.scene.map.count),
      countText(props.snapshot.at),
      countText(props.snapshot.frontier),
    );
  return (
    <div class="race-map" role="img" aria-label={said()}>
      <canvas ref={edges} width={SIDE} height={SIDE} />
      <canvas ref={canvas} width={SIDE} height={SIDE} />
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <path
          class="race-start"
          d="M-8-10L12 0L-8 10z"
          transform={`translate(${at(0).x} ${at(0).y})`}
        />
        {goals().map((goal) => (
          <circle class="race-goal" cx={at(goal).x} cy={at(goal).y} r="10" />
        ))}
        <Show when={props.lane.picture()}>
          {(picture) => (
            <circle class="race-here" cx={at(picture().here).x} cy={at(picture().here).y} r="8" />
          )}
        </Show>
      </svg>
    </div>
  );
}

function drawEdges(canvas: HTMLCanvasElement, { map, drawing }: Scene): void {
  const context = canvas.getContext('2d')!;
  context.clearRect(0, 0, SIDE, SIDE);
  if (map.edges.length / 2 > EDGES_MAX) return;
  const { spots, colors } = drawing;
  context.beginPath();
  for (let i = 0; i < map.edges.length; i += 2) {
    const [from, to] = [map.edges[i]!, map.edges[i + 1]!];
    context.moveTo(spots[2 * from]!, spots[2 * from + 1]!);
    context.lineTo(spots[2 * to]!, spots[2 * to + 1]!);
  }
  const [red, green, blue, opacity] = colors[0]!;
  context.strokeStyle = `rgb(${red} ${green} ${blue} / ${opacity / 255})`;
  context.stroke();
}
