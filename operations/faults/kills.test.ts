import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, openInstallation } from '../installation';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20);
const STUDENTS = 4;

describe(`kill -9 under write load, ${ROUNDS} rounds each`, () => {
  let all: Installation;
  beforeAll(async () => {
    all = await openInstallation({ nodes: 1 });
  });
  afterAll(() => all.close());

  it.each(['the server', 'the database'] as const)('of %s loses no acknowledged answer', async (victim) => {
    const [node] = all.nodes;
    const target = victim === 'the server' ? node : all.database;
    const load = await all.startWrites(STUDENTS);
    for (let round = 0; round < ROUNDS; round += 1) {
      // A random moment in the stream of writes.
      await load.more(10 + Math.floor(Math.random() * 40));
      await target?.kill();
      await target?.start();
    }
    await load.more(20);
    await load.stop();
    const lost = await load.lost();
    console.log(
      `kill -9 of ${victim}, ${ROUNDS} times: ${load.count()} writes acknowledged, ${load.faults.length} sent again, ${lost.length} lost`,
    );
    expect(lost).toEqual([]);
    expect(load.count()).toBeGreaterThan(ROUNDS * 10);
  });
});
