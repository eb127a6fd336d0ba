import { For, type JSX } from 'solid-js';
import { ACTIONS, type Action, keyBindings, keyName } from '../settings/keyBindings.ts';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { theGame } from './theGame.ts';

/** The single keys that ask for these, if such may ask at all. */
function keysOf(actions: readonly Action[]): string[] {
  return settings().letters ? actions.flatMap((one) => keyBindings()[one].map(keyName)) : [];
}

/** Every key and gesture that means something on this board. */
export function KeysHelp(): JSX.Element {
  const rows = () => {
    const { arrowsTile, arrowsBlock, ...others } = text().play.keys;
    const [arrows, what] = theGame.puzzle().type === 'tiles' ? arrowsTile : arrowsBlock;
    const letters = keysOf(['up', 'left', 'down', 'right']).join(' ');
    const first = [[arrows, letters].filter((each) => each !== '').join(', '), what];
    const rest = Object.entries(others).map(([name, [fixed, meaning]]) => {
      const own = keysOf(ACTIONS.filter((action) => action === name));
      return [[...own, fixed].filter((each) => each !== '').join(', '), meaning];
    });
    return [first, ...rest];
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
