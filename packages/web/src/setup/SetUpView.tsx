import { type Puzzle, tileParity } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { askSolution } from '../panels/solverRequests.ts';
import { theGame } from '../play/theGame.ts';
import { setupText } from '../text/setupText.ts';
import { showView } from '../ui/route.ts';
import { PieceTable } from './PieceTable.tsx';
import type { Placing } from './placing.ts';
import { TileTaps } from './TileTaps.tsx';
import { TypedBoard } from './TypedBoard.tsx';
import { type Arranged, type Arranging, readTable, tablesOf } from './tables.ts';
import type { TileOrder } from './tileOrder.ts';
import '../board/board.css';
import './setup.css';

/** The view `#setup`: a puzzle of the real world is arranged as it lies there, and solved. */
export function SetUpView(): JSX.Element {
  const words = () => setupText();
  const tables = createMemo(tablesOf);
  const [chosen, setChosen] = createSignal(0);
  const [table, setTable] = createSignal<Arranging>(tables()[0]!.make());
  const read = createMemo(() => readTable(table()));
  const clear = () => setTable(tables()[chosen()]!.make());
  const choose = (index: number) => {
    setChosen(index);
    clear();
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
      <TableView table={table()} onChange={setTable} />
      <Verdict read={read()} />
      <WhatNext puzzle={read().puzzle} onClear={clear} />
      <TypedBoard puzzle={tables()[chosen()]!.puzzle} onRead={setTable} />
      <button type="button" class="chip setup-other" onClick={() => showView('edit')}>
        {words().other}
      </button>
    </div>
  );
}

function TableView(props: {
  readonly table: Arranging;
  readonly onChange: (table: Arranging) => void;
}): JSX.Element {
  return (
    <Switch>
      <Match when={placingIn(props.table)}>
        {(placing) => (
          <PieceTable placing={placing()} onChange={(next) => props.onChange({ placing: next })} />
        )}
      </Match>
      <Match when={orderIn(props.table)}>
        {(order) => (
          <TileTaps order={order()} onChange={(next) => props.onChange({ order: next })} />
        )}
      </Match>
    </Switch>
  );
}

/** Solves or plays what is arranged, or begins again. */
function WhatNext(props: {
  readonly puzzle: Puzzle | undefined;
  readonly onClear: () => void;
}): JSX.Element {
  const words = () => setupText();
  const open = (wantsSolution: boolean) => {
    theGame.open(startGame(props.puzzle!));
    showView('play');
    if (wantsSolution) askSolution(theGame);
  };
  return (
    <div class="chips setup-go">
      <button
        type="button"
        class="button primary"
        disabled={!props.puzzle}
        onClick={() => open(true)}
      >
        {words().solve}
      </button>
      <button type="button" class="button" disabled={!props.puzzle} onClick={() => open(false)}>
        {words().play}
      </button>
      <button type="button" class="button" onClick={() => props.onClear()}>
        {words().clear}
      </button>
    </div>
  );
}

function placingIn(table: Arranging): Placing | undefined {
  return 'placing' in table ? table.placing : undefined;
}

function orderIn(table: Arranging): TileOrder | undefined {
  return 'order' in table ? table.order : undefined;
}

/** What is wrong with a board that is finished. */
function Verdict(props: { readonly read: Arranged }): JSX.Element {
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
