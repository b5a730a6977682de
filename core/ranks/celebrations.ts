/** What is reached once and celebrated once, the loudest first. */
export const awardKinds = ['rank', 'mock', 'streak', 'medal', 'topic'] as const;
export type AwardKind = (typeof awardKinds)[number];

/** Days in a row that are celebrated. */
export const streakMilestones = [7, 14, 30, 50, 100, 200, 365] as const;

export type AwardKey = { kind: AwardKind; awardId: string };

/** A rank, a passed mock and a streak stop for a moment; medals and topics are told in a corner. */
export const isLoud = (kind: AwardKind): boolean => kind === 'rank' || kind === 'mock' || kind === 'streak';

export const inOrderOfLoudness = <A extends { kind: AwardKind }>(awards: readonly A[]): A[] =>
  [...awards].sort((a, b) => awardKinds.indexOf(a.kind) - awardKinds.indexOf(b.kind));
