/** `known`: in the review and not due. `due`: to be reviewed. `failed`, `seen`: by its questions. */
export const articleStates = ['known', 'due', 'failed', 'seen', 'new'] as const;
export type ArticleState = (typeof articleStates)[number];

type Progress = { dueOn: string | null; isReviewed: boolean; right: number; wrong: number };

/** The review comes first; without it, the last outcome of the article's questions. */
export function articleState({ isReviewed, dueOn, right, wrong }: Progress, today: string): ArticleState {
  if (isReviewed) return dueOn !== null && dueOn <= today ? 'due' : 'known';
  if (wrong > 0) return 'failed';
  return right > 0 ? 'seen' : 'new';
}
