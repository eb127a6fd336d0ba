import { parseState } from '@glissade/core';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import type { ProseBlock } from '../worker/whyMessages.ts';
import { type Item, type Listed, listed } from './listed.ts';
import { PlayedPart, type Stage } from './PlayedPart.tsx';

/** Paragraphs, lists, moves and boards of one section. */
export function Blocks(props: {
  readonly stage: Stage;
  readonly blocks: readonly ProseBlock[];
}): JSX.Element {
  return (
    <For each={listed(props.blocks)}>{(block) => <Block stage={props.stage} block={block} />}</For>
  );
}

function Block(props: { readonly stage: Stage; readonly block: Listed }): JSX.Element {
  const textOf = (type: Listed['type']) =>
    props.block.type === type && 'text' in props.block ? props.block.text : undefined;
  return (
    <Switch>
      <Match when={textOf('paragraph')}>{(text) => <p>{text()}</p>}</Match>
      <Match when={props.block.type === 'part' && props.block.part}>
        {(part) => <PlayedPart stage={props.stage} part={part()} />}
      </Match>
      <Match when={textOf('state')}>
        {(text) => (
          <div class="why-board">
            <BoardPicture
              puzzle={props.stage.puzzle}
              state={parseState(props.stage.puzzle, text())}
              isLarge={true}
            />
          </div>
        )}
      </Match>
      <Match when={props.block.type === 'list' && props.block.items}>
        {(items) => <List stage={props.stage} items={items()} />}
      </Match>
    </Switch>
  );
}

function List(props: { readonly stage: Stage; readonly items: readonly Item[] }): JSX.Element {
  return (
    <ul>
      <For each={props.items}>
        {({ text, part }) => (
          <li>
            {text}
            <Show when={part}>{(own) => <PlayedPart stage={props.stage} part={own()} />}</Show>
          </li>
        )}
      </For>
    </ul>
  );
}
