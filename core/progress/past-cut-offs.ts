import { cutOffs } from '../exams/cut-offs';

/** In points, newest first. */
export const pastCutOffs = cutOffs.map(({ promotion, examOn, score }) => ({
  promotion,
  examOn,
  score: score / 10_000,
}));

/** The reference of the readiness gauge. */
export const latestCutOff = pastCutOffs[0] ?? { promotion: '', examOn: '', score: 7 };
