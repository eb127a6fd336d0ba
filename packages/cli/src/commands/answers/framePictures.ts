/* The states of a solution as PNG files of a folder, one a state, numbered in order. */

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Metric, Puzzle, Steps } from '@glissade/core';
import { boardPng } from '@glissade/picture/boardPng';
import { framesOf } from '@glissade/picture/framesSvg';
import { UsageError } from '../../errors.ts';
import { requireFlag } from '../../flags/together.ts';
import type { Shell } from '../../shell.ts';
import { countOf } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { writeWhole } from '../writeFile.ts';

/** Where the pictures go, and how wide each is. */
export type FramePictures = { readonly out: string; readonly width?: number };

type Flags = Partial<FramePictures> & {
  readonly format?: string;
  readonly all?: boolean;
  readonly atMost?: number;
};

const FORMAT = 'frames-png';

/** What the flags ask for, if they ask for pictures. Throws UsageError where they make no sense. */
export function framePicturesIn(flags: Flags): FramePictures | undefined {
  const { format, out, width } = flags;
  if (format !== FORMAT) {
    const hint = 'only this format writes files; for others use >';
    requireFlag({ out, width }, ['out', 'width'], `--format ${FORMAT}`, hint);
    return undefined;
  }
  if (out === undefined) {
    throw refused(`${FORMAT} writes a file for each state`, 'name a folder for them: --out frames');
  }
  if (flags.all || flags.atMost !== undefined) {
    throw refused(`${FORMAT} draws one solution`, 'leave out --all and --at-most');
  }
  requireEmpty(out);
  return { out, width };
}

/** Throws an error for a picture that would be too large. */
export function requirePicturesOf(puzzle: Puzzle, { width }: FramePictures): void {
  if (width !== undefined) boardPng(puzzle, puzzle.start, { width });
}

/** Writes the pictures, until interrupted. */
export async function writeFramePictures(
  shell: Shell,
  puzzle: Puzzle,
  { steps, metric }: { readonly steps: Steps; readonly metric: Metric },
  { out, width }: FramePictures,
): Promise<void> {
  const frames = framesOf(puzzle, steps, metric);
  makeFolder(out);
  const digits = Math.max(2, String(frames.length - 1).length);
  const fileOf = (index: number) => join(out, `${String(index).padStart(digits, '0')}.png`);
  for (const [index, { state }] of frames.entries()) {
    const png = boardPng(puzzle, state, { width });
    if (!(await writeWhole(shell, fileOf(index), [png]))) return;
  }
  const last = fileOf(frames.length - 1);
  const which = `${visible(fileOf(0))} to ${visible(last)}`;
  shell.output.note(`wrote ${countOf(frames.length, 'picture')}: ${which}`);
}

/** Pictures of another solution would stay among these. */
function requireEmpty(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw notWritten(folder, error);
  }
  const why = 'pictures of two solutions would mix';
  throw new UsageError('file-write', `${folder} is not empty: ${why}`, 'name a new folder');
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw notWritten(folder, error);
  }
}

function notWritten(folder: string, error: unknown): UsageError {
  const { message } = error as Error;
  const hint = 'name another folder';
  return new UsageError('file-write', `${folder} cannot be written: ${message}`, hint);
}

function refused(message: string, hint: string): UsageError {
  return new UsageError('usage', message, hint);
}
