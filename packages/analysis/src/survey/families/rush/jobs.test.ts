import { finish } from '@glissade/core';
import { expect, test } from 'vitest';
import { listRushJobs } from './jobs.ts';

const list = (side: number, walls: number, asked: readonly [number, number]) =>
  finish(listRushJobs(side, walls, asked));

test('each job of a number has its own walls and cars', () => {
  const jobs = list(4, 2, [0, 2]);
  const texts = Array.from({ length: jobs.count }, (_, job) => JSON.stringify(jobs.at(job)));
  expect(new Set(texts).size).toBe(jobs.count);
});

test('jobs with as many walls as asked for are those of all that have so many', () => {
  const all = list(4, 3, [0, 3]);
  for (const walls of [0, 1, 2, 3]) {
    const asked = list(4, 3, [walls, walls]);
    const texts = Array.from({ length: asked.count }, (_, job) => JSON.stringify(asked.at(job)));
    const among = Array.from({ length: all.count }, (_, job) => all.at(job));
    const expected = among.filter((job) => job.walls.length === walls);
    expect(texts).toEqual(expected.map((job) => JSON.stringify(job)));
  }
});
