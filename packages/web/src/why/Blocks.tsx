import { type Puzzle, parseState } from '@glissade/core';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import type { ProseBlock } from '../worker/whyMessages.ts';
import { type Item, type Listed, listed } from './listed.ts';

/** Paragraphs, lists, moves and boards of one section. */
export function Blocks(props: {
  readonly puzzle: Puzzle;
  readonly blocks: readonly ProseBlock[];
}): JSX.Element {
  return (
    <For each={listed(props.blocks)}>
      {(block) => <Block puzzle={props.puzzle} block={block} />}
    </For>
  );
}

function Block(props: { readonly puzzle: Puzzle; readonly block: Listed }): JSX.Element {
  const textOf = (type: Listed['type']) =>
    props.block.type === type && props.block.type !== 'list' ? props.block.text : undefined;
  return (
    <Switch>
      <Match when={textOf('paragraph')}>{(text) => <p>{text()}</p>}</Match>
      <Match when={textOf('moves')}>{(text) => <p class="why-moves">{text()}</p>}</Match>
      <Match when={textOf('state')}>
        {(text) => (
          <div class="why-board">
            <BoardPicture
              puzzle={props.puzzle}
              state={parseState(props.puzzle, text())}
              isLarge={true}
            />
          </div>
        )}
      </Match>
      <Match when={props.block.type === 'list' && props.block.items}>
        {(items) => <List items={items()} />}
      </Match>
    </Switch>
  );
}

function List(props: { readonly items: readonly Item[] }): JSX.Element {
  return (
    <ul>
      <For each={props.items}>
        {({ text, moves }) => (
          <li>
            {text}
            <Show when={moves}>
              <span class="why-moves">{moves}</span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
