import { describe, expect, it } from 'vitest';
import {
  describeFailures,
  describeFlaky,
  describeSlowest,
  failedJourneys,
  failedUnits,
  flakyJourneys,
  slowestJourneys,
} from './failures.mjs';

describe('what failed, at the end of npm test', () => {
  it('names each failed unit test, and the file that did not load', () => {
    const passed = { status: 'passed', fullName: 'holds', failureMessages: [] };
    const failed = { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1 to be 2'] };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ];
    expect(failedUnits({ testResults })).toEqual([
      { title: 'breaks', error: 'expected 1 to be 2' },
      { title: 'b.test.ts', error: 'Cannot find module' },
    ]);
  });

  it('names each failed journey with its place, however deep, and what kept the suite from beginning', () => {
    const spec = (ok: boolean, message: string) => ({
      title: 'signs in',
      line: 7,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
    });
    const inner = { file: 'auth.spec.ts', specs: [spec(false, 'not visible')] };
    const report = {
      suites: [{ file: 'auth.spec.ts', specs: [spec(true, '')], suites: [inner] }],
      errors: [{ message: 'the port is taken' }],
    };
    expect(failedJourneys(report)).toMatchObject([
      { title: 'auth.spec.ts:7 signs in', error: 'not visible' },
      { title: 'the browser suite', error: 'the port is taken' },
    ]);
  });

  it('names what passed only on retry, apart from what failed', () => {
    const spec = (title: string, status: string) => ({
      title,
      line: 9,
      ok: status !== 'unexpected',
      tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'too slow' }] }] }],
    });
    const file = 'exams.spec.ts';
    const inner = { file, specs: [spec('hands in', 'flaky')] };
    const report = {
      suites: [{ file, specs: [spec('starts', 'expected'), spec('ends', 'unexpected')], suites: [inner] }],
      errors: [],
    };
    expect(failedJourneys(report)).toMatchObject([{ title: 'exams.spec.ts:9 ends' }]);
    expect(describeFlaky(flakyJourneys(report))).toBe(
      'Flaky, passed only on retry: 1\n~ exams.spec.ts:9 hands in\n    too slow',
    );
  });

  it('names the slowest journeys with the seconds of all their tries', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      line: 3,
      ok: true,
      tests: [{ status: 'expected', results: durations.map((duration) => ({ errors: [], duration })) }],
    });
    const specs = [spec('reads', 900), spec('pays', 4_000, 2_200), spec('plays', 5_000)];
    const report = { suites: [{ file: 'a.spec.ts', specs }], errors: [] };
    expect(describeSlowest(slowestJourneys(report, 2))).toBe(
      'Slowest in the browser:\n6 s a.spec.ts:3 pays\n5 s a.spec.ts:3 plays',
    );
  });

  it('keeps twelve lines of each without colours, fits the tail of a log and says how many it left out', () => {
    const error = `\u001b[31mred\u001b[39m\n${'x'.repeat(400)}\n`.repeat(40);
    const one = describeFailures([{ title: 'a', error }]);
    expect(one.split('\n')).toHaveLength(13);
    expect(one).toContain('    red\n');
    const many = describeFailures(Array.from({ length: 30 }, (_, index) => ({ title: `t${index}`, error })));
    expect(many.length).toBeLessThan(3_200);
    expect(many).toMatch(/… and \d+ more$/);
  });
});
