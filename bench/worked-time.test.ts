import { expect, it } from 'vitest';
import { shortenTasks, type TraceEvent } from './worked-time';

const main = { pid: 7, tid: 7, ph: 'X' };
/** A task of 20 ms of which 5 were work: it waited 15 ms before it laid out the page. */
const waited = (): TraceEvent[] => [
  { ...main, name: 'RunTask', ts: 1000, dur: 20_000, tts: 500, tdur: 5000 },
  { ...main, name: 'Layout', ts: 17_000, dur: 3000, tts: 1500, tdur: 2900 },
  { ...main, name: 'firstPaint', ph: 'I', ts: 20_500 },
];

it('a task is as long as it worked, and all that happened in it stays in it', () => {
  const [task, layout, mark] = waited();
  if (!task || !layout || !mark) throw new Error('three events');
  shortenTasks([task, layout, mark]);
  expect(task).toMatchObject({ ts: 1000, dur: 5000 });
  expect(layout).toMatchObject({ ts: 2000, dur: 2900 });
  expect(mark.ts).toBe(6000);
});

it('work is never taken away: a task that did not wait, and the tasks after one that did, stay as they were', () => {
  const busy = { ...main, name: 'RunTask', ts: 40_000, dur: 30_000, tts: 9000, tdur: 30_000 };
  const inIt = { ...main, name: 'FunctionCall', ts: 41_000, dur: 28_000, tts: 10_000, tdur: 28_000 };
  const elsewhere = { ...main, tid: 8, name: 'RunTask', ts: 2000, dur: 4000, tts: 0, tdur: 4000 };
  const before = structuredClone([busy, inIt, elsewhere]);
  shortenTasks([...waited(), busy, inIt, elsewhere]);
  expect([busy, inIt, elsewhere]).toEqual(before);
});
