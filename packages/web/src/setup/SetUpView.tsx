import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { ParseError, type Puzzle, PuzzleError, parsePuzzle, tileParity } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { askSolution } from '../panels/solverRequests.ts';
import { gameTitle } from '../play/gameTitle.ts';
import { theGame } from '../play/theGame.ts';
import { setupText } from '../text/setupText.ts';
import { text } from '../text/text.ts';
import { showView } from '../ui/route.ts';
import { PieceTable } from './PieceTable.tsx';
import { arranged, type Placing, placingOf } from './placing.ts';
import { TileTaps } from './TileTaps.tsx';
import { TypedBoard } from './TypedBoard.tsx';
import { emptyOrder, orderedPuzzle, type TileOrder } from './tileOrder.ts';
import '../board/board.css';
import './setup.css';

const SIDES = [3, 4, 5, 6];

/** The red car alone; the others are added to it. */
const CARS = `axes: long
start: ....../....../XX..../....../....../......
goal: ....../....../....XX/....../....../......`;

type Table = { readonly placing: Placing } | { readonly order: TileOrder };

type Choice = {
  readonly name: string;
  /** Whose pieces are laid out; none where tiles are put in order. */
  readonly puzzle?: Puzzle;
  readonly make: () => Table;
};

/** What can be chosen: the pieces of the game on the board, of Klotski, cars, tiles of a size. */
function tablesOf(): readonly Choice[] {
  const words = setupText();
  const now = theGame.puzzle();
  const isOwn = now.type === 'blocks' && now.info.id !== 'klotski';
  const laidOut = (name: string, puzzle: Puzzle): Choice => ({
    name,
    puzzle,
    make: () => ({ placing: placingOf(puzzle) }),
  });
  return [
    ...(isOwn ? [laidOut(words.current(gameTitle()), now)] : []),
    laidOut(words.klotski, puzzleOf(puzzleById('klotski')!)),
    laidOut(words.cars, parsePuzzle(CARS)),
    ...SIDES.map((side) => ({
      name: words.tiles(side),
      make: () => ({ order: emptyOrder(side, side) }),
    })),
  ];
}

/** The puzzle of a table, or what is wrong with it; neither while it is not finished. */
function readTable(table: Table): { readonly puzzle?: Puzzle; readonly fault?: string } {
  try {
    const puzzle = 'order' in table ? orderedPuzzle(table.order) : arranged(table.placing);
    return puzzle ? { puzzle } : {};
  } catch (error) {
    if (error instanceof PuzzleError || error instanceof ParseError) {
      return { fault: text().faults.whole(error) };
    }
    throw error;
  }
}

/** The view `#setup`: a puzzle of the real world is arranged as it lies there, and solved. */
export function SetUpView(): JSX.Element {
  const words = () => setupText();
  const tables = createMemo(tablesOf);
  const [chosen, setChosen] = createSignal(0);
  const [table, setTable] = createSignal<Table>(tables()[0]!.make());
  const read = createMemo(() => readTable(table()));
  const choose = (index: number) => {
    setChosen(index);
    setTable(tables()[index]!.make());
  };
  const open = (wantsSolution: boolean) => {
    theGame.open(startGame(read().puzzle!));
    showView('play');
    if (wantsSolution) askSolution(theGame);
  };
  return (
    <div class="page page-narrow setup">
      <header>
        <h1>{words().title}</h1>
        <p class="soft">{words().hint}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div class="chips" role="group" aria-label={words().what}>
        <For each={tables()}>
          {({ name }, index) => (
            <button
              type="button"
              class="chip"
              aria-pressed={chosen() === index()}
              onClick={() => choose(index())}
            >
              {name}
            </button>
          )}
        </For>
      </div>
      <Switch>
        <Match when={placingIn(table())}>
          {(placing) => (
            <PieceTable placing={placing()} onChange={(next) => setTable({ placing: next })} />
          )}
        </Match>
        <Match when={orderIn(table())}>
          {(order) => <TileTaps order={order()} onChange={(next) => setTable({ order: next })} />}
        </Match>
      </Switch>
      <Verdict read={read()} />
      <div class="chips setup-go">
        <button
          type="button"
          class="button primary"
          disabled={!read().puzzle}
          onClick={() => open(true)}
        >
          {words().solve}
        </button>
        <button type="button" class="button" disabled={!read().puzzle} onClick={() => open(false)}>
          {words().play}
        </button>
        <button type="button" class="button" onClick={() => setTable(tables()[chosen()]!.make())}>
          {words().clear}
        </button>
      </div>
      <TypedBoard puzzle={tables()[chosen()]!.puzzle} onRead={setTable} />
      <button type="button" class="chip setup-other" onClick={() => showView('edit')}>
        {words().other}
      </button>
    </div>
  );
}

function placingIn(table: Table): Placing | undefined {
  return 'placing' in table ? table.placing : undefined;
}

function orderIn(table: Table): TileOrder | undefined {
  return 'order' in table ? table.order : undefined;
}

/** What is wrong with a board that is finished. */
function Verdict(props: {
  readonly read: { readonly puzzle?: Puzzle; readonly fault?: string };
}): JSX.Element {
  const isHopeless = () =>
    props.read.puzzle?.type === 'tiles' && !tileParity(props.read.puzzle).isSolvable;
  return (
    <div role="status">
      <Show when={isHopeless()}>
        <p class="warning">{setupText().parity}</p>
      </Show>
      <Show when={props.read.fault}>
        <p class="warning">{props.read.fault}</p>
      </Show>
    </div>
  );
}
