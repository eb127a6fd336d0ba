import type { Target } from './target.ts';
import { checkpoints } from './targets/checkpoints.ts';
import { commandLine } from './targets/commandLine.ts';
import { blocks, tiles } from './targets/differential.ts';
import { games } from './targets/games.ts';
import { json, specs } from './targets/json.ts';
import { links } from './targets/links.ts';
import { moves, states } from './targets/moves.ts';
import { options } from './targets/options.ts';
import { pictures } from './targets/pictures.ts';
import { player } from './targets/player.ts';
import { raceLinks } from './targets/raceLinks.ts';
import { scrambles } from './targets/scrambles.ts';
import { tableCache } from './targets/tableCache.ts';
import { texts } from './targets/texts.ts';
import { client, worker } from './targets/worker.ts';

export const TARGETS: readonly Target[] = [
  texts,
  moves,
  states,
  json,
  specs,
  links,
  raceLinks,
  player,
  pictures,
  options,
  games,
  worker,
  client,
  commandLine,
  checkpoints,
  tableCache,
  blocks,
  tiles,
  scrambles,
];
