// Shows the queues of a cluster in Bull Board, without buttons that change them.
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Queue } from 'bullmq';
import express from 'express';

const { hostname: host, port } = new URL(process.argv[2]);
const password = process.env.GLISSADE_REDIS_PASSWORD;
const connection = { host, port: Number(port || 6379), password };
const queues = process.argv.slice(3).map((name) => {
  const queue = new Queue(name, { connection, prefix: '{glissade}' });
  return new BullMQAdapter(queue, { readOnlyMode: true });
});
const serverAdapter = new ExpressAdapter();
createBullBoard({ queues, serverAdapter });
express().use(serverAdapter.getRouter()).listen(3000, '127.0.0.1');
