/** An item is remembered while its last answer was right and its memory holds for a week. */
export const REMEMBERED_DAYS = 7;

/** What makes a topic mastered: enough remembered items, and most of those that were seen. */
export const MASTERY = { items: 30, share: 0.75 } as const;

export type TopicMemory = { topic: number; seen: number; retained: number };

export const isMastered = ({ seen, retained }: Omit<TopicMemory, 'topic'>): boolean =>
  retained >= MASTERY.items && retained >= MASTERY.share * seen;
