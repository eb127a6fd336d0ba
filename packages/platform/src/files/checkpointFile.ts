import { damaged } from './checkedFile.ts';
import { CheckpointError } from './checkpointError.ts';
import { sealText, unsealText } from './sealedText.ts';
import { type DataFolder, isDiskError } from './storage.ts';

/** The file that says how far a search has come; a folder holds one search. */
export const CHECKPOINT_NAME = 'checkpoint.json';

const VERSION = 3;

/** What every such file says beside its own. */
type Head = {
  readonly version: typeof VERSION;
  /** What was asked, so that no other search goes on from here. */
  readonly question: string;
};

/** Says in the folder how far the search for this question has come. */
export function writeCheckpoint(folder: DataFolder, question: string, contents: object): void {
  const head: Head = { version: VERSION, question };
  folder.writeText(CHECKPOINT_NAME, sealText({ ...head, ...contents }));
}

/**
 * What a folder holds; undefined where that is nothing. Throws CheckpointError where it is another
 * search, or not whole, or not what `isSound` says of it.
 */
export function readCheckpoint<Contents>(
  folder: DataFolder,
  question: string,
  isSound: (contents: Partial<Contents>) => boolean,
): Contents | undefined {
  const text = textIn(folder);
  if (text === undefined) return undefined;
  const contents = unsealText(text) as (Partial<Head> & Partial<Contents>) | undefined;
  if (contents?.version !== VERSION) throw damaged(`${folder.path}/${CHECKPOINT_NAME}`);
  if (contents.question !== question) {
    throw new CheckpointError(
      `${folder.path} contains the checkpoint of another search`,
      'choose another folder, or use the puzzle, metric and version with which it was started',
    );
  }
  if (!isSound(contents)) throw damaged(`${folder.path}/${CHECKPOINT_NAME}`);
  return contents as Contents;
}

function textIn(folder: DataFolder): string | undefined {
  try {
    return folder.readText(CHECKPOINT_NAME);
  } catch (error) {
    if (!isDiskError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${folder.path}/${CHECKPOINT_NAME} cannot be read: ${reason}`;
    throw new CheckpointError(message, 'choose another folder');
  }
}
