import { afterEach, describe, expect, it } from 'vitest';
import { forgetRun, keepRun, keptRun } from './kept-run';

const run = {
  userId: 'ana',
  session: '2026-11-18',
  stepCount: 9,
  index: 3,
  spent: 4_000,
  total: 600_000,
};
const beginning = { index: 0, spent: 0, total: 0 };

describe('a training session that was left half done', () => {
  afterEach(forgetRun);

  it('goes on from where it was, until it is logged or given up', () => {
    keepRun(run);
    expect(keptRun('ana', '2026-11-18', 9)).toEqual({ index: 3, spent: 4_000, total: 600_000 });
    forgetRun();
    expect(keptRun('ana', '2026-11-18', 9)).toEqual(beginning);
  });

  it('begins again for somebody else, another day or another plan', () => {
    keepRun(run);
    expect(keptRun('eva', '2026-11-18', 9)).toEqual(beginning);
    expect(keptRun('ana', '2026-11-20', 9)).toEqual(beginning);
    expect(keptRun('ana', '2026-11-18', 10)).toEqual(beginning);
  });
});
