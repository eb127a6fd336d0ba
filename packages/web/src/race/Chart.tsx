import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { saveFile } from '../export/saveFile.ts';
import { raceText } from '../text/raceText.ts';
import { Choice } from '../ui/Choice.tsx';
import type { Moment } from '../worker/laneMessages.ts';
import { chartCsv, chartSvg } from './chartFiles.ts';
import { laneName } from './laneWords.ts';
import { countText } from './numbers.ts';
import type { Race } from './race.ts';

export const MEASURES = ['frontier', 'generated', 'bytes', 'depth'] as const;
export type Measure = (typeof MEASURES)[number];

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 58, right: 12, top: 10, bottom: 26 };
const ACROSS = WIDTH - EDGE.left - EDGE.right;
const UP = HEIGHT - EDGE.top - EDGE.bottom;

/** 1, 10, 100 … up to the value. */
function powersTo(value: number): number[] {
  const count = Math.floor(Math.log10(Math.max(1, value))) + 1;
  return Array.from({ length: count }, (_, power) => 10 ** power);
}

const tickText = (measure: Measure, value: number): string =>
  measure === 'bytes' ? raceText().bytes(value) : countText(value);

/** Where expansions and counts lie on logarithmic axes. */
function createAxes(race: Race, measure: () => Measure) {
  const moments = () => race.lanes().flatMap((lane) => lane.moments());
  const most = createMemo(() => Math.max(10, ...moments().map((one) => one[measure()])));
  const right = () => Math.max(10, race.last() + 1);
  const x = (at: number) => EDGE.left + (Math.log(at + 1) / Math.log(right())) * ACROSS;
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - (Math.log(Math.max(1, value)) / Math.log(most())) * UP;
  return { most, right, x, y };
}

/** Moves the clock to where the chart is touched. */
function touching(race: Race, right: () => number) {
  return (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH - EDGE.left;
    race.goTo(right() ** Math.max(0, Math.min(1, at / ACROSS)) - 1);
  };
}

/** Counts of all lanes over expansions, on logarithmic axes. A touch moves the clock there. */
export function Chart(props: { readonly race: Race }): JSX.Element {
  const [measure, setMeasure] = createSignal<Measure>('frontier');
  let picture!: SVGSVGElement;
  const { race } = props;
  const { most, right, x, y } = createAxes(race, measure);
  const place = (one: Moment) => `${x(one.at).toFixed(1)} ${y(one[measure()]).toFixed(1)}`;
  const path = (moments: readonly Moment[]) =>
    moments.map((one, i) => `${i === 0 ? 'M' : 'L'}${place(one)}`).join('');
  const touch = touching(race, right);
  return (
    <section class="race-chart" aria-label={raceText().chart}>
      <h2>{raceText().chart}</h2>
      <Choice
        label={raceText().chart}
        names={MEASURES}
        text={raceText().measures}
        chosen={measure()}
        onChoose={setMeasure}
      />
      <svg
        ref={picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={raceText().chartSaid(raceText().measures[measure()])}
        onPointerDown={touch}
        onPointerMove={touch}
      >
        <For each={powersTo(most())}>
          {(value) => (
            <>
              <path class="race-grid" d={`M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}`} />
              <text x={EDGE.left - 6} y={y(value)} text-anchor="end" dominant-baseline="central">
                {tickText(measure(), value)}
              </text>
            </>
          )}
        </For>
        <For each={powersTo(right() - 1)}>
          {(value) => (
            <text x={x(value)} y={HEIGHT - 8} text-anchor="middle">
              {countText(value)}
            </text>
          )}
        </For>
        <path class="race-now" d={`M${x(race.at())} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
        <For each={race.lanes()}>
          {(lane, index) => (
            <path class={`race-line race-color-${index() + 1}`} d={path(lane.moments())} />
          )}
        </For>
      </svg>
      <ChartFoot race={race} picture={() => picture} />
    </section>
  );
}

/** Which line is whose, and the chart as files. */
function ChartFoot(props: {
  readonly race: Race;
  readonly picture: () => SVGSVGElement;
}): JSX.Element {
  const names = () => props.race.lanes().map((lane) => laneName(lane.choice()));
  const lines = () => props.race.lanes().map((lane) => lane.moments());
  return (
    <>
      <ul class="race-legend">
        <For each={names()}>{(name, i) => <li class={`race-color-${i() + 1}`}>{name}</li>}</For>
      </ul>
      <div class="chips">
        <button
          type="button"
          class="button"
          onClick={() => saveFile('race.csv', chartCsv(names(), lines()))}
        >
          {raceText().csv}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile('race.svg', chartSvg(props.picture(), names()))}
        >
          {raceText().svg}
        </button>
      </div>
    </>
  );
}
