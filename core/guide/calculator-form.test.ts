import { describe, expect, it } from 'vitest';
import { formatScore } from '../exams/score';
import {
  emptyForm,
  ownCandidate,
  readKnowledge,
  readMerits,
  readOther,
  readPhysical,
} from './calculator-form';
import { finalScore } from './final-score';
import { meritPoints } from './merits';

const filled = { ...emptyForm, hits: '78', errors: '14', circuit: '10,1', strength: '12', run: '3:18' };

describe('the form of the calculators', () => {
  it('has no result while it is empty', () => {
    expect(readKnowledge(emptyForm).result).toBeUndefined();
    expect(readPhysical(emptyForm)).toMatchObject({ points: {} });
    expect(meritPoints(readMerits(emptyForm).merits)).toBe(0);
    expect(ownCandidate(emptyForm)).toBeUndefined();
    expect(readOther(emptyForm).candidate).toBeUndefined();
  });

  it('reads hits without errors as no errors yet', () => {
    expect(readKnowledge({ ...emptyForm, hits: '30' }).result?.score).toEqual({
      numerator: 600,
      denominator: 200,
    });
  });

  it('rejects more answers than questions', () => {
    const { errors, result } = readKnowledge({ ...emptyForm, hits: '90', errors: '11' });
    expect(result).toBeUndefined();
    expect(errors).toEqual({ kind: 'fault', fault: 'Con 90 aciertos caben 10 errores como mucho.' });
    const one = (hits: string) => readKnowledge({ ...emptyForm, hits, errors: '100' }).errors;
    expect(one('1')).toEqual({ kind: 'fault', fault: 'Con 1 acierto caben 99 errores como mucho.' });
    expect(one('99')).toEqual({ kind: 'fault', fault: 'Con 99 aciertos cabe 1 error como mucho.' });
  });

  it('gives the points of each exercise, and the result when all are filled in', () => {
    expect(readPhysical({ ...emptyForm, run: '3:18' })).toMatchObject({ points: { run: 6 } });
    expect(readPhysical(filled).outcome).toMatchObject({ sum: 18, passes: true });
    expect(readPhysical({ ...filled, sex: 'women', strength: '12' }).outcome).toMatchObject({
      zeros: ['strength'],
      passes: false,
    });
  });

  it('adds up to a final score', () => {
    const own = ownCandidate(filled);
    expect(own && formatScore(finalScore(own))).toBe('13,10');
  });

  it('adds valid merits and ignores invalid ones', () => {
    const { fields, merits } = readMerits({
      ...emptyForm,
      serviceYears: '4',
      rank: '0,9',
      firstLanguage: 'B2',
    });
    expect(fields.rank.kind).toBe('fault');
    expect(meritPoints(merits)).toBe(160);
  });

  it('reads another candidate from the published list', () => {
    const other = { otherKnowledge: '7,1', otherCircuit: '6', otherStrength: '6', otherRun: '6' };
    expect(readOther({ ...emptyForm, ...other }).candidate).toEqual({
      knowledge: 71_000,
      physical: { circuit: 6, strength: 6, run: 6 },
    });
  });
});
