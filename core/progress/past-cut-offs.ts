import { cutOffs } from '../exams/cut-offs';

/** The cut-offs of past exams in points, newest first. */
export const pastCutOffs = cutOffs.map(({ promotion, examOn, mark }) => ({
  promotion,
  examOn,
  mark: mark / 10_000,
}));

/** The one that the gauge speaks of. */
export const latestCutOff = pastCutOffs[0] ?? { promotion: '', examOn: '', mark: 7 };
