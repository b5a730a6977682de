// An exam that everybody gets with the same questions has a name, stored with each attempt.

export const officialPaper = (id: string): string => `official:${id}`;
export const scheduledPaper = (id: string): string => `scheduled:${id}`;

/** The scheduled mock of a paper; null for others. */
export const scheduledIdOf = (paper: string): string | null =>
  paper.startsWith('scheduled:') ? paper.slice('scheduled:'.length) : null;
