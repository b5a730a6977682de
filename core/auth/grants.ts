import { reaches, type Tier } from './user.ts';

/**
 * What an account may open besides its trial: each right is one row, with whoever gave it. Subjects: the number of a topic,
 * the name of a document, the tier; a mock has none, and each is good once.
 */
export const grantKinds = [
  'tier',
  'topic',
  'test',
  'scheme',
  'flashcards',
  'audio',
  'mock',
  'document',
  /** A topic of the holder's choice; choosing turns it into `topic`. */
  'any-topic',
] as const;
export type GrantKind = (typeof grantKinds)[number];

export type Right = { kind: GrantKind; subject: string };

export const anyTopic: Right = { kind: 'any-topic', subject: '' };
export const mockRight: Right = { kind: 'mock', subject: '' };
export const topicRight = (topic: number): Right => ({ kind: 'topic', subject: String(topic) });

/** The highest of some tiers; null when there is none. */
export const highestTier = (tiers: readonly Tier[]): Tier | null =>
  tiers.reduce<Tier | null>((best, tier) => (best && reaches(best, tier) ? best : tier), null);
