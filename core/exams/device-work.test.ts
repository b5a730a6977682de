import { describe, expect, it } from 'vitest';
import {
  acceptServerAnswer,
  acknowledge,
  answer,
  cancelHandIn,
  clampTimes,
  closePart,
  countWork,
  type DeviceWork,
  flag,
  goTo,
  handInRecordOf,
  handInWork,
  mergeServerRecord,
  newSteps,
  repeatSteps,
} from './device-work';

const exam = { id: 'e1', userId: 'u1' };
const blank = { choice: null, sequence: 0, flagged: false };
const record = [1, 2, 3].map((position) => ({ position, ...blank }));
const fresh = mergeServerRecord(undefined, exam, record, 100);
let serial = 0;
const choose = (work: DeviceWork, position: number, choice: 'A' | 'B' | null, elapsedMs = 1_000) => {
  serial += 1;
  return answer(work, { key: `k${serial}`, position, choice, elapsedMs, spentMs: 500 });
};
const keys = (work: DeviceWork) => work.outbox.map(({ key }) => key);

describe('the work of an exam on a device', () => {
  it('starts from the server’s record, after the last answered question', () => {
    expect(fresh).toMatchObject({ place: 1, outbox: [], seen: [] });
    const resumed = mergeServerRecord(
      undefined,
      exam,
      [
        { position: 1, choice: null, sequence: 2, flagged: true },
        { position: 2, choice: 'B', sequence: 1, flagged: false },
        { position: 3, ...blank },
      ],
      100,
    );
    expect(resumed).toMatchObject({
      place: 3,
      answers: { 1: { sequence: 2, flagged: true }, 2: { choice: 'B' } },
    });
  });

  it('queues each answer with its base sequence, in order', () => {
    const work = choose(choose(choose(fresh, 1, 'A'), 1, 'B'), 1, null);
    expect(work.answers[1]).toMatchObject({ choice: null, sequence: 3 });
    expect(work.outbox).toMatchObject([
      { choice: 'A', base: 0 },
      { choice: 'B', base: 1 },
      { choice: null, base: 2 },
    ]);
  });

  it('queues nothing when nothing changes or the question is unknown', () => {
    const work = choose(fresh, 1, 'A');
    expect(choose(work, 1, 'A')).toBe(work);
    expect(choose(fresh, 9, 'A')).toBe(fresh);
    expect(flag(fresh, 'm', 1, false)).toBe(fresh);
    expect(goTo(fresh, 9)).toBe(fresh);
  });

  it('removes a step when it is acknowledged, and takes the server’s sequence after the last one', () => {
    const work = choose(choose(fresh, 1, 'A'), 1, 'B');
    const [first = '', second = ''] = keys(work);
    const once = acknowledge(work, first, { sequence: 1, at: 200 });
    expect(keys(once)).toEqual([second]);
    expect(once.answers[1]).toMatchObject({ choice: 'B', sequence: 2 });
    expect(acknowledge(once, second, { sequence: 2, at: 300 })).toMatchObject({
      outbox: [],
      answers: { 1: { sequence: 2 } },
    });
    expect(acknowledge(work, 'another')).toEqual(work);
  });

  it('shows the server’s answer unless one of its own is queued', () => {
    const work = choose(fresh, 1, 'A');
    const merged = mergeServerRecord(
      work,
      exam,
      [
        { position: 1, choice: 'B', sequence: 1, flagged: false },
        { position: 2, choice: 'B', sequence: 1, flagged: true },
        { position: 3, ...blank },
      ],
      101,
    );
    expect(merged.answers).toMatchObject({ 1: { choice: 'A' }, 2: { choice: 'B', flagged: true } });
    expect(merged.outbox).toEqual(work.outbox);
  });

  it('ignores a record that was read before its last answer was saved', () => {
    const work = choose(fresh, 1, 'A');
    const saved = acknowledge(work, keys(work)[0] ?? '', { sequence: 1, at: 200 });
    expect(mergeServerRecord(saved, exam, record, 150)).toBe(saved);
    expect(mergeServerRecord(saved, exam, record, 200)).toBe(saved);
    expect(mergeServerRecord(saved, exam, record, 250).answers[1]?.choice).toBeNull();
  });

  it('takes steps that were given but not stored, and those that it has only once', () => {
    const stored = choose(fresh, 1, 'A');
    const given = [
      (work: DeviceWork) => choose(work, 2, 'B'),
      (work: DeviceWork) => flag(work, 'm', 1, true),
      (work: DeviceWork) => closePart(work, { key: 'c', part: 1, elapsedMs: 5 }),
      (work: DeviceWork) => handInWork(work, { key: 'h', because: 'student', elapsedMs: 9 }),
    ].reduce((work, change) => change(work), stored);
    const steps = newSteps(stored, given);
    expect(steps.map(({ type }) => type)).toEqual(['answer', 'flag', 'close', 'hand-in']);
    expect(repeatSteps(stored, steps)).toEqual(given);
    expect(repeatSteps(given, steps)).toEqual(given);
    const sent = keys(choose(stored, 2, 'B')).reduce(
      (work, key) => acknowledge(work, key, { sequence: 1, at: 200 }),
      choose(stored, 2, 'B'),
    );
    expect(repeatSteps(sent, steps.slice(0, 1))).toBe(sent);
    const answeredElsewhere = mergeServerRecord(
      stored,
      exam,
      record.map((one) => (one.position === 2 ? { ...one, choice: 'C' as const, sequence: 4 } : one)),
      300,
    );
    expect(repeatSteps(answeredElsewhere, steps.slice(0, 1))).toBe(answeredElsewhere);
  });

  it('is discarded for another user or exam', () => {
    const work = choose(fresh, 1, 'A');
    expect(mergeServerRecord(work, { ...exam, userId: 'u2' }, record, 100)).toMatchObject({
      userId: 'u2',
      outbox: [],
    });
    expect(mergeServerRecord(work, { ...exam, id: 'e2' }, record, 100)).toMatchObject({
      examId: 'e2',
      outbox: [],
    });
  });

  it('drops its queued answers to a question that another device changed', () => {
    const work = choose(choose(choose(fresh, 1, 'A'), 2, 'A'), 1, 'B');
    const after = acceptServerAnswer(work, 1, { choice: null, sequence: 4 });
    expect(after.answers[1]).toMatchObject({ choice: null, sequence: 4 });
    expect(after.outbox).toMatchObject([{ position: 2 }]);
    expect(acceptServerAnswer(work, 1, undefined).outbox).toMatchObject([{ position: 2 }]);
  });

  it('is handed in with all unacknowledged steps and accepts no answer afterwards', () => {
    const busy = goTo(flag(choose(fresh, 1, 'A'), 'm1', 2, true), 2);
    const work = handInWork(busy, { key: 'h', because: 'student', elapsedMs: 9_000 });
    expect(handInRecordOf(work)).toMatchObject({
      because: 'student',
      elapsedMs: 9_000,
      changes: [{ position: 1, choice: 'A', base: 0, elapsedMs: 1_000, spentMs: 500 }],
      flags: [{ position: 2, flagged: true }],
      seen: [2],
    });
    expect(choose(work, 2, 'A')).toBe(work);
    expect(handInWork(work, { key: 'h2', because: 'time', elapsedMs: 1 })).toBe(work);
    expect(handInRecordOf(fresh)).toBeUndefined();
    expect(handInRecordOf(cancelHandIn(work))).toBeUndefined();
  });

  it('clamps its times when the device clock ran ahead', () => {
    const work = handInWork(flag(choose(fresh, 1, 'A', 8_000), 'm', 1, true), {
      key: 'h',
      because: 'time',
      elapsedMs: 9_000,
    });
    expect(handInRecordOf(clampTimes(work, 5_000))).toMatchObject({
      elapsedMs: 5_000,
      changes: [{ elapsedMs: 5_000 }],
      flags: [{ position: 1 }],
    });
  });

  it('counts answered, blank and flagged questions', () => {
    expect(countWork(fresh)).toEqual({ answered: 0, blank: 3, flagged: 0, firstBlank: 1 });
    const work = flag(choose(choose(choose(fresh, 1, 'A'), 2, 'A'), 3, 'B'), 'm', 3, true);
    expect(countWork(work)).toEqual({ answered: 3, blank: 0, flagged: 1, firstBlank: null });
  });
});
