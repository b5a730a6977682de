import { type Points, physicalOutcome } from './physical.ts';

/** Scores in ten-thousandths, exercises in points. */
export type Candidate = {
  knowledge: number;
  physical: Points;
  /** Only used to break ties. */
  psychotechnical?: number;
};

/** Knowledge plus the physical mean, in thirds of ten-thousandths to compare without rounding. */
const exactFinal = ({ knowledge, physical }: Candidate): number =>
  knowledge * 3 + physicalOutcome(physical).sum * 10_000;

/** Ten-thousandths, rounded half up, like the published lists. */
export const finalScore = (candidate: Candidate): number => Math.floor((exactFinal(candidate) * 2 + 3) / 6);

export type Criterion = 'final' | 'knowledge' | 'physical' | 'first' | 'second' | 'third' | 'psychotechnical';

export type Precedence = { first: 'one' | 'other' | 'none'; by?: Criterion };

const criteria: readonly [Criterion, (candidate: Candidate) => number][] = [
  ['final', exactFinal],
  ['knowledge', (candidate) => candidate.knowledge],
  ['physical', (candidate) => physicalOutcome(candidate.physical).sum],
  ['first', (candidate) => candidate.physical.circuit],
  ['second', (candidate) => candidate.physical.strength],
  ['third', (candidate) => candidate.physical.run],
  ['psychotechnical', (candidate) => candidate.psychotechnical ?? 0],
];

/** Who ranks first and by which criterion (base 6 of BOE-A-2026-15055). */
export function precedence(one: Candidate, other: Candidate): Precedence {
  for (const [by, numberOf] of criteria) {
    const difference = numberOf(one) - numberOf(other);
    if (difference !== 0) return { first: difference > 0 ? 'one' : 'other', by };
  }
  return { first: 'none' };
}
