import { byId } from '@glissade/catalogue';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { countPlayed, stateOf } from '../game/game.ts';
import { unpackGame } from '../game/savedGame.ts';
import { resume } from '../play/keepGame.ts';
import { dropRecent, type KeptGame, recent } from '../play/keptGame.ts';
import { language, text } from '../text/text.ts';
import { showView } from '../ui/route.ts';
import { nameOf } from './Card.tsx';

/** The games left unfinished. */
export function Recent(): JSX.Element {
  return (
    <Show when={recent().length > 0}>
      <section aria-label={text().start.recent}>
        <h2>{text().start.recent}</h2>
        <div class="cards recent">
          <For each={recent()}>{(kept) => <RecentCard kept={kept} />}</For>
        </div>
      </section>
    </Show>
  );
}

function RecentCard(props: { readonly kept: KeptGame }): JSX.Element {
  const game = createMemo(() => unpackGame(props.kept.game));
  const goOn = () => {
    dropRecent(props.kept);
    resume(props.kept);
    showView('play');
  };
  const name = () => {
    const { info, board, type } = game()!.puzzle;
    const { tilePuzzle, untitled } = text().play;
    const known = language() === 'zh' && info.id !== undefined ? byId(info.id) : undefined;
    if (known) return nameOf(known);
    return info.title ?? (type === 'tiles' ? tilePuzzle(board.width, board.height) : untitled);
  };
  const count = () => {
    const { type } = game()!.puzzle;
    const { stm, moves } = countPlayed(game()!);
    return type === 'tiles' ? text().play.length(stm!, 'stm') : text().play.length(moves, 'moves');
  };
  return (
    <Show when={game()}>
      {(one) => (
        <button type="button" class="card" onClick={goOn}>
          <span class="card-picture" data-type={one().puzzle.type}>
            <BoardPicture puzzle={one().puzzle} state={stateOf(one())} />
          </span>
          <span class="card-name">{name()}</span>
          <span class="card-facts">{count()}</span>
        </button>
      )}
    </Show>
  );
}
