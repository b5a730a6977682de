import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cleaning,
  confirmRule,
  finishStep,
  isFinished,
  isOpen,
  newCleaning,
  parseCleaning,
  recheck,
  refusalOf,
  resume,
  stepsOf,
  stopAt,
} from './weapon';

const NOW = 1_000;
const withRules = (count: number): Cleaning => {
  let cleaning = newCleaning('hk-usp-compact');
  for (let rule = 0; rule < count; rule += 1) cleaning = confirmRule(cleaning, rule, true);
  return cleaning;
};
const upTo = (steps: number): Cleaning => {
  let cleaning = withRules(4);
  for (let step = 0; step < steps; step += 1) cleaning = finishStep(cleaning, step, NOW);
  return cleaning;
};

describe('cleaning the weapon', () => {
  it('T1: three rules confirmed keep the first step locked', () => {
    expect(isOpen(withRules(3))).toBe(false);
    expect(finishStep(withRules(3), 0, NOW).done).toBe(0);
    expect(refusalOf(withRules(3), 0)).toBe('rules');
    expect(finishStep(withRules(4), 0, NOW).done).toBe(1);
  });

  it('T2: no step before the one above it', () => {
    expect(refusalOf(upTo(5), 6)).toBe('order');
    expect(finishStep(upTo(5), 6, NOW)).toEqual(upTo(5));
  });

  it('T3: a round seen at step 5 goes back to step 3, and the log stays', () => {
    const after = stopAt(upTo(4), 4, NOW);
    expect(after.done).toBe(2);
    expect(after.log).toHaveLength(5);
    expect(after.log.at(-1)).toEqual({ at: NOW, step: 4, event: 'stopped' });
  });

  it('T4: force needed at step 8 ends with the armourer', () => {
    const after = stopAt(upTo(7), 7, NOW);
    expect(after.stoppedAt).toBe(7);
    expect(refusalOf(after, 7)).toBe('stopped');
  });

  it('T5: coming back at step 12 asks for the chamber again', () => {
    const back = resume(parseCleaning(JSON.parse(JSON.stringify(upTo(11)))) ?? newCleaning('otra'));
    expect([back.done, back.needsRecheck]).toEqual([11, true]);
    expect(refusalOf(back, 11)).toBe('recheck');
    expect(finishStep(recheck(back, true, NOW), 11, NOW).done).toBe(12);
    expect(recheck(back, false, NOW).done).toBe(2);
  });

  it('T6: another model starts again', () => {
    expect(newCleaning('otra')).toMatchObject({ done: 0, rules: [false, false, false, false] });
  });

  it('T7: all twenty-three steps finish it', () => {
    expect(stepsOf(upTo(0))).toHaveLength(23);
    expect(isFinished(upTo(23))).toBe(true);
    expect(resume(upTo(23)).needsRecheck).toBe(false);
  });

  it('the rules cannot be taken back once it has begun', () => {
    expect(isOpen(confirmRule(upTo(1), 0, false))).toBe(true);
  });

  it('ignores what the device stored wrongly', () => {
    for (const stored of [null, 'x', {}, { model: 'otra' }, { model: 'otra', done: 99, rules: [] }])
      expect(parseCleaning(stored)).toBeUndefined();
  });

  it('whatever is pressed, no step is reached without the chamber having been checked', () => {
    const act = fc.record({
      /** The current step more often than any other. */
      given: fc.oneof({ weight: 8, arbitrary: fc.constant(-1) }, fc.integer({ min: 0, max: 22 })),
      isStop: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
      leaves: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let cleaning = withRules(4);
        for (const { given, isStop, leaves } of acts) {
          const step = given < 0 ? cleaning.done : given;
          if (leaves) cleaning = resume(cleaning);
          const next = isStop ? stopAt(cleaning, step, NOW) : finishStep(cleaning, step, NOW);
          expect(next.done).toBeLessThanOrEqual(cleaning.done + 1);
          if (next.done > cleaning.done) expect(cleaning.needsRecheck).toBe(false);
          cleaning = next;
        }
        const chamberChecks = cleaning.log.filter(({ step, event }) => step === 4 && event === 'done');
        if (cleaning.done > 4) expect(chamberChecks.length).toBeGreaterThan(0);
      }),
    );
  });
});
