import { describe, expect, it } from 'vitest';
import { finalGrade, writtenGrade } from './final-grade';
import { meritPoints } from './merits';
import { emptySheet, ownCandidate, readKnowledge, readMerits, readOther, readPhysical } from './sheet';

const filled = { ...emptySheet, hits: '78', errors: '14', circuit: '10,1', strength: '12', run: '3:18' };

describe('the sheet of the calculators', () => {
  it('says nothing while it is empty', () => {
    expect(readKnowledge(emptySheet).result).toBeUndefined();
    expect(readPhysical(emptySheet)).toMatchObject({ points: {} });
    expect(meritPoints(readMerits(emptySheet).merits)).toBe(0);
    expect(ownCandidate(emptySheet)).toBeUndefined();
    expect(readOther(emptySheet).candidate).toBeUndefined();
  });

  it('reads hits without errors as no errors yet', () => {
    expect(readKnowledge({ ...emptySheet, hits: '30' }).result?.mark).toEqual({
      numerator: 600,
      denominator: 200,
    });
  });

  it('refuses more answers than questions where they were typed', () => {
    const { errors, result } = readKnowledge({ ...emptySheet, hits: '90', errors: '11' });
    expect(result).toBeUndefined();
    expect(errors).toEqual({ kind: 'fault', fault: 'Con 90 aciertos caben 10 errores como mucho.' });
  });

  it('gives the points of each exercise as soon as its mark is there, and the whole once all are', () => {
    expect(readPhysical({ ...emptySheet, run: '3:18' })).toMatchObject({ points: { run: 6 } });
    expect(readPhysical(filled).result).toMatchObject({ sum: 18, passes: true });
    expect(readPhysical({ ...filled, sex: 'women', strength: '12' }).result).toMatchObject({
      zeros: ['strength'],
      passes: false,
    });
  });

  it('adds up to a final grade', () => {
    const own = ownCandidate(filled);
    expect(own && writtenGrade(finalGrade(own))).toBe('13,10');
  });

  it('adds the merits that are right and waits for the others', () => {
    const { fields, merits } = readMerits({
      ...emptySheet,
      serviceYears: '4',
      rank: '0,9',
      firstLanguage: 'B2',
    });
    expect(fields.rank.kind).toBe('fault');
    expect(meritPoints(merits)).toBe(160);
  });

  it('reads another candidate from the published list', () => {
    const other = { otherKnowledge: '7,1', otherCircuit: '6', otherStrength: '6', otherRun: '6' };
    expect(readOther({ ...emptySheet, ...other }).candidate).toEqual({
      knowledge: 71_000,
      physical: { circuit: 6, strength: 6, run: 6 },
    });
  });
});
