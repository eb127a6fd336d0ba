import { CheckpointError } from './checkpointError.ts';
import { type DataFolder, isDiskError } from './storage.ts';

/** The file that says how far a search has come; a folder holds one search. */
export const CHECKPOINT_NAME = 'checkpoint.json';

/** What every such file says beside its own. */
export type CheckpointHead = {
  readonly version: 1;
  /** What was asked, so that no other search goes on from here. */
  readonly question: string;
};

/** What a folder holds; throws CheckpointError where that is another search, or unreadable. */
export function readCheckpoint<Contents extends CheckpointHead>(
  folder: DataFolder,
  question: string,
): Contents | undefined {
  const text = textIn(folder);
  if (text === undefined) return undefined;
  const contents = parse(text);
  if (!contents) {
    throw new CheckpointError(`${folder.path}/${CHECKPOINT_NAME} cannot be read`, 'another folder');
  }
  if (contents.question === question) return contents as Contents;
  throw new CheckpointError(
    `${folder.path} holds the states of another search`,
    'another folder; or the puzzle, metric and version with which it was begun',
  );
}

function textIn(folder: DataFolder): string | undefined {
  try {
    return folder.readText(CHECKPOINT_NAME);
  } catch (error) {
    if (!isDiskError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${folder.path}/${CHECKPOINT_NAME} cannot be read: ${reason}`;
    throw new CheckpointError(message, 'another folder');
  }
}

/** Undefined also where it is of another version. */
function parse(text: string): CheckpointHead | undefined {
  try {
    const contents = JSON.parse(text) as CheckpointHead;
    return contents.version === 1 && typeof contents.question === 'string' ? contents : undefined;
  } catch {
    return undefined;
  }
}
