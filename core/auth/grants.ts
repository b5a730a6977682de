import { isAtLeastTier, type Tier } from './user.ts';

/**
 * Rights of an account besides its trial, one row each. The subject is a topic number, a document name or a tier;
 * a mock has none and can be used once.
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
  /** A topic the user can choose; choosing turns it into `topic`. */
  'any-topic',
] as const;
export type GrantKind = (typeof grantKinds)[number];

export type Right = { kind: GrantKind; subject: string };

export const anyTopic: Right = { kind: 'any-topic', subject: '' };
export const mockRight: Right = { kind: 'mock', subject: '' };
export const topicRight = (topic: number): Right => ({ kind: 'topic', subject: String(topic) });

export const highestTier = (tiers: readonly Tier[]): Tier | null =>
  tiers.reduce<Tier | null>((best, tier) => (best && isAtLeastTier(best, tier) ? best : tier), null);
