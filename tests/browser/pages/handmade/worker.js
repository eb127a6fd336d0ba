import { parsePuzzle, solve } from 'glissade';

addEventListener('message', async ({ data }) => postMessage(await solve(parsePuzzle(data))));
