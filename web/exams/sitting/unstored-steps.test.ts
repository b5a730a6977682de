// @vitest-environment jsdom
import { countWork, mergeServerRecord, type Step } from '@atalaya/core/exams/device-work';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptUnstored, changeWork, forgetExam, forgetExamsOf, readWork, unsentWorks } from './device-store';
import { openExamSession } from './exam-session';
import type { SittingApi, SittingPaper } from './sitting-api';
import { forgetUnstored, keepUnstored, unstoredSteps } from './unstored-steps';

const step = (key: string, position: number): Step => ({
  type: 'answer',
  key,
  position,
  choice: 'A',
  base: 0,
  elapsedMs: 1,
  spentMs: 1,
});
const keysOf = (steps: readonly Step[]) => steps.map(({ key }) => key);

const now = '2026-11-15T10:00:00.000Z';
const paper: SittingPaper = {
  id: 'e1',
  mode: 'exam',
  now,
  startedAt: now,
  deadlineAt: null,
  startRecord: 'signed',
  questions: [1, 2, 3].map((position) => ({ position, choice: null, sequence: 0, flagged: false })),
};
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const api: SittingApi = {
  sitting: 'exam',
  codes: 'exams',
  read: unreachable,
  start: unreachable,
  saveAnswer: unreachable,
  saveFlag: unreachable,
  closePart: unreachable,
  handIn: unreachable,
};

// jsdom has no IndexedDB, as on a device whose disk is full: the work is in memory.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await forgetExam('e1');
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('steps that a closing page had no time to store', () => {
  it('are kept beside those of another tab, and each tab forgets only what it has stored', () => {
    keepUnstored('e1', 'u1', [step('a', 1)]);
    keepUnstored('e1', 'u1', [step('a', 1), step('b', 2)]);
    expect(keysOf(unstoredSteps('e1', 'u1'))).toEqual(['a', 'b']);
    forgetUnstored('e1', [step('b', 2)]);
    expect(keysOf(unstoredSteps('e1', 'u1'))).toEqual(['a']);
    forgetUnstored('e1', []);
    expect(keysOf(unstoredSteps('e1', 'u1'))).toEqual(['a']);
    forgetUnstored('e1');
    expect(localStorage).toHaveLength(0);
  });

  it('are nobody else’s, and go with the account that leaves the device', async () => {
    keepUnstored('e1', 'u1', [step('a', 1)]);
    expect(unstoredSteps('e1', 'u2')).toEqual([]);
    await forgetExamsOf('u2');
    expect(keysOf(unstoredSteps('e1', 'u1'))).toEqual(['a']);
    await forgetExamsOf('u1');
    expect(localStorage).toHaveLength(0);
  });

  it('are sent by a page that does not open the exam', async () => {
    const exam = { id: 'e1', userId: 'u1' };
    await changeWork('e1', () => mergeServerRecord(undefined, exam, paper.questions, 0));
    keepUnstored('e1', 'u1', [step('a', 1), step('b', 2)]);
    await adoptUnstored('u2');
    expect(await unsentWorks('u1', 'exam')).toEqual([]);
    await adoptUnstored('u1');
    expect((await unsentWorks('u1', 'exam')).map(({ outbox }) => keysOf(outbox))).toEqual([['a', 'b']]);
    expect(localStorage).toHaveLength(0);
  });

  it('include everything unsent where the device can store nothing at all', async () => {
    const session = openExamSession(paper, 'u1', api);
    const close = session.open();
    await session.choose('A');
    await session.go(2);
    void session.choose('B');
    window.dispatchEvent(new Event('pagehide'));
    close();
    expect(unstoredSteps('e1', 'u1')).toMatchObject([
      { position: 1, choice: 'A' },
      { position: 2, choice: 'B' },
    ]);
  });
});

describe('an exam on one page', () => {
  it('stores a change that comes while the page hears of the one before', async () => {
    const session = openExamSession(paper, 'u1', api);
    let isFirst = true;
    session.subscribe(() => {
      if (!isFirst) return;
      isFirst = false;
      // As an effect of React does after it has rendered the change.
      queueMicrotask(() => void session.toggleFlag());
    });
    await session.choose('A');
    await vi.waitFor(async () => expect((await readWork('e1'))?.answers[1]).toMatchObject({ flagged: true }));
    const work = await readWork('e1');
    expect(work && countWork(work)).toMatchObject({ answered: 1, flagged: 1 });
  });
});
