import { For, type JSX } from 'solid-js';
import { text } from '../text/text.ts';
import { theGame } from './theGame.ts';

/** Every key and gesture that means something on this board. */
export function KeysHelp(): JSX.Element {
  const rows = () => {
    const { arrowsTile, arrowsBlock, ...others } = text().play.keys;
    return [theGame.puzzle().type === 'tiles' ? arrowsTile : arrowsBlock, ...Object.values(others)];
  };
  return (
    <dl class="keys">
      <For each={rows()}>
        {([keys, what]) => (
          <div>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
