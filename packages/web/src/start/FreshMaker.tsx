import { familiarMetric, parsePuzzle } from '@glissade/core';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { dailyNumber } from '../daily/daily.ts';
import { dayNumber } from '../daily/days.ts';
import { failureText } from '../text/failureText.ts';
import { startText } from '../text/startText.ts';
import { text } from '../text/text.ts';
import { Choice } from '../ui/Choice.tsx';
import { type GenerateOptions, type GenerateProgress, theSolver } from '../worker/solver.ts';
import { openPuzzle } from './openPuzzle.ts';
import { freshSeed } from './tileBoard.ts';

const FAMILIES = ['hua-rong-dao', 'rush'] as const;
const LEVELS = ['easy', 'medium', 'hard'] as const;

/** Numbers that are short enough to be told. */
const SEED_MAX = 1_000_000;

/** A block puzzle that nobody has seen, as hard as asked; the same number gives the same one. */
export function FreshMaker(): JSX.Element {
  const [family, setFamily] = createSignal<(typeof FAMILIES)[number]>('hua-rong-dao');
  const [level, setLevel] = createSignal<(typeof LEVELS)[number]>('medium');
  const [seed, setSeed] = createSignal('');
  const { make, stop, progress, failure } = createMaking();
  const words = () => startText();
  const begin = (number: number, title: 'freshTitle' | 'dailyTitle') => {
    const names = [words().families[family()], words().levels[level()]] as const;
    make({ family: family(), level: level(), seed: number }, words()[title](...names, number));
  };
  const play = (event: SubmitEvent) => {
    event.preventDefault();
    begin(/^\d+$/.test(seed()) ? Number(seed()) : freshSeed() % SEED_MAX, 'freshTitle');
  };
  return (
    <form class="maker" onSubmit={play}>
      <Choice
        label={words().kind}
        names={FAMILIES}
        text={words().families}
        chosen={family()}
        onChoose={setFamily}
      />
      <Choice
        label={words().level}
        names={LEVELS}
        text={words().levels}
        chosen={level()}
        onChoose={setLevel}
      />
      <label class="labelled">
        <span>{words().seed}</span>
        <input
          class="field"
          inputmode="numeric"
          pattern="[0-9]{1,9}"
          placeholder={words().seedAny}
          value={seed()}
          onInput={(event) => setSeed(event.currentTarget.value.trim())}
        />
      </label>
      <Show when={failure() !== undefined}>
        <p class="fault" role="alert">
          {failureText(failure())}
        </p>
      </Show>
      <MakeButtons
        drawings={progress()?.drawings}
        onDaily={() => begin(dailyNumber(dayNumber(new Date())), 'dailyTitle')}
        onStop={stop}
      />
    </form>
  );
}

/** The ways to begin; while it goes on, how far it is and the way to end it. */
function MakeButtons(props: {
  readonly drawings: number | undefined;
  readonly onDaily: () => void;
  readonly onStop: () => void;
}): JSX.Element {
  const words = () => startText();
  return (
    <Show
      when={props.drawings === undefined}
      fallback={
        <div class="chips" role="status">
          <span class="maker-progress">{words().making(props.drawings ?? 0)}</span>
          <button type="button" class="button" onClick={() => props.onStop()}>
            {text().solve.stop}
          </button>
        </div>
      }
    >
      <div class="chips">
        <button type="submit" class="button primary">
          {words().makeOne}
        </button>
        <button type="button" class="button" onClick={() => props.onDaily()}>
          {words().makeDaily}
        </button>
      </div>
    </Show>
  );
}

/** Making in the worker; the puzzle goes on the board when it is found. */
function createMaking() {
  const [progress, setProgress] = createSignal<Pick<GenerateProgress, 'drawings'>>();
  const [failure, setFailure] = createSignal<unknown>();
  let abort = new AbortController();
  const stop = () => abort.abort();
  onCleanup(stop);
  const make = async (wanted: GenerateOptions, title: string) => {
    abort = new AbortController();
    const { signal } = abort;
    setFailure(undefined);
    setProgress({ drawings: 0 });
    try {
      const made = await theSolver().generate({ ...wanted, signal, onProgress: setProgress });
      if (made.status !== 'generated' || signal.aborted) return;
      const puzzle = parsePuzzle(made.puzzle);
      // A piece that keeps its axis moves straight: as many slides as moves.
      const optimum = { moves: made.length, [familiarMetric(puzzle)]: made.length };
      openPuzzle({ ...puzzle, info: { title } }, { optimum });
    } catch (error) {
      setFailure(error);
    } finally {
      setProgress(undefined);
    }
  };
  return { make, stop, progress, failure };
}
