import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from '../errors-plugin';
import { limitWaiting } from './late-requests';

it('answers requests that wait too long, refuses more while many wait, and serves again when they are through', async () => {
  const { refuseWhenStuck, answerInTime } = limitWaiting(20, 3);
  const app = fastify();
  answerErrors(app);
  const waiting: Array<() => void> = [];
  let isStuck = true;
  app.get('/', {
    onRequest: [refuseWhenStuck],
    handler: answerInTime(async () => {
      if (isStuck) await new Promise<void>((resolve) => waiting.push(resolve));
      return { fine: true };
    }),
  });
  const ask = async () => (await app.inject('/')).json().code ?? 'fine';
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['server.busy', 'server.busy', 'server.busy']);
  // Refused at once: its handler does not run.
  expect(await ask()).toBe('server.busy');
  expect(waiting).toHaveLength(3);
  isStuck = false;
  for (const end of waiting) end();
  await expect.poll(ask).toBe('fine');
  await app.close();
});

it('does not end a response that has begun', async () => {
  const { answerInTime } = limitWaiting(20, 3);
  const app = fastify();
  app.get('/', {
    handler: answerInTime(async (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200).write('one ');
      await new Promise((resolve) => setTimeout(resolve, 60));
      reply.raw.end('two');
    }),
  });
  expect((await app.inject('/')).body).toBe('one two');
  await app.close();
});
