type Judged = { right: number; wrong: number };

/** The share of right answers in some topics, without those left blank; null without any. */
export function accuracyOf(topics: readonly Judged[]): number | null {
  const right = topics.reduce((sum, topic) => sum + topic.right, 0);
  const wrong = topics.reduce((sum, topic) => sum + topic.wrong, 0);
  return right + wrong > 0 ? right / (right + wrong) : null;
}

/** From here on somebody knows a topic well enough to help others with it. */
export const HELPFUL = { answers: 20, share: 0.7 } as const;

export const couldAnswer = ({ right, answers }: { right: number; answers: number }): boolean =>
  answers >= HELPFUL.answers && right / answers >= HELPFUL.share;
