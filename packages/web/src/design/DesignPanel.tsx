import { buildPuzzle, defaultMetric, type Puzzle, type PuzzleSpec, specOf } from '@glissade/core';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { designText } from '../text/designText.ts';
import type { OtherGoal } from '../worker/designMessages.ts';
import type { Outcome } from '../worker/solver.ts';
import { AdjustRow } from './AdjustRow.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { FactList } from './FactList.tsx';
import { withVerdict } from './knownBefore.ts';
import { MakeRow } from './MakeRow.tsx';
import { ShortList } from './ShortList.tsx';
import { useDesign } from './useDesign.ts';
import './design.css';

/** All that a designer wants to know of a puzzle, and to do with it. */
export function DesignPanel(props: {
  readonly puzzle: Puzzle | undefined;
  /** What a search from its start has found. */
  readonly outcome: Outcome | undefined;
  /** Puts another puzzle on the board, as one step. */
  readonly onPut: (puzzle: Puzzle) => void;
  readonly onUndo: () => void;
}): JSX.Element {
  const words = () => designText();
  const puzzle = createMemo(() => props.puzzle);
  const looked = useDesign(puzzle);
  const design = createMemo(() => {
    const given = puzzle();
    return given ? withVerdict(looked(), given, props.outcome) : looked();
  });
  const shortestOf = (given: Puzzle) => {
    const { before } = design();
    return before === undefined ? undefined : { length: before, metric: defaultMetric(given) };
  };
  const useGoal = (given: Puzzle, goal: OtherGoal) => {
    props.onPut(buildPuzzle({ ...specOf(given), goals: [[goalSpec(given, goal)]] }));
  };
  return (
    <div class="design">
      <Show when={puzzle()}>
        {(given) => (
          <>
            <Show when={given().type === 'blocks'}>
              <FactList design={design()} />
              <AdjustRow
                puzzle={given()}
                length={design().before}
                onPut={props.onPut}
                onUndo={props.onUndo}
              />
              <ChangeTable puzzle={given()} design={design()} onPut={props.onPut} />
              <Show when={design().goals.length > 0}>
                <section>
                  <h2>{words().goals}</h2>
                  <ShortList items={design().goals}>
                    {(goals) => (
                      <ul class="design-list">
                        <For each={goals()}>
                          {(goal) => <GoalLine goal={goal} onUse={() => useGoal(given(), goal)} />}
                        </For>
                      </ul>
                    )}
                  </ShortList>
                </section>
              </Show>
            </Show>
            <MakeRow puzzle={given()} shortest={shortestOf(given())} />
          </>
        )}
      </Show>
    </div>
  );
}

function GoalLine(props: { readonly goal: OtherGoal; readonly onUse: () => void }): JSX.Element {
  const said = () => designText().goal(props.goal.pieces, props.goal.at.column, props.goal.at.row);
  return (
    <li>
      <span>{said()}</span>
      <b>{props.goal.length}</b>
      <button
        type="button"
        class="button button-small"
        aria-label={designText().useChange(said())}
        onClick={() => props.onUse()}
      >
        {designText().use}
      </button>
    </li>
  );
}

/** The first of the pieces, at the place. */
function goalSpec(puzzle: Puzzle, { pieces, at }: OtherGoal): PuzzleSpec['goals'][number][number] {
  const { width } = puzzle.board;
  const { label, cells } = specOf(puzzle).pieces.find((piece) => piece.label === pieces[0])!;
  const left = Math.min(...cells.map((cell) => cell % width));
  const top = Math.floor(Math.min(...cells) / width);
  const by = at.column - 1 - left + (at.row - 1 - top) * width;
  return { label, cells: cells.map((cell) => cell + by) };
}
