import type { GrantKind, Right } from '../auth/grants.ts';
import { isAtLeastTier, type Tier } from '../auth/user.ts';

/** Topics that a free account reads whole. */
export const FREE_TOPICS = 3;
/** The scheme that anybody may see, at /esquema-tema-6. */
export const SAMPLE_SCHEME = 6;

/** The tier of the signed-in user, or `guest`. */
export type Reader = Tier | 'guest';

/** The tier that opens a topic's text; a guest sees every outline. */
export const tierOfTopic = (number: number): Tier => (number <= FREE_TOPICS ? 'demo' : 'basico');

/** The tier that each part of a topic requires. */
export const tierOfPart = {
  trueFalse: 'basico',
  flashcards: 'plus',
  scheme: 'plus',
  voiceNotes: 'plus',
  plusContent: 'plus',
  vipContent: 'elite',
} as const satisfies Record<string, Tier>;

/** Of the lessons after the first, and of the words in the daily review. */
export const TIER_OF_ENGLISH: Tier = 'plus';

export const opens = (reader: Reader, needed: Tier): boolean =>
  reader !== 'guest' && isAtLeastTier(reader, needed);

/** The tier that would open it, or null when it is open. */
export const lockOf = (reader: Reader, needed: Tier): Tier | null => (opens(reader, needed) ? null : needed);

/** The parts of one topic that a user has bought or won, independent of the tier. */
export type Held = ReadonlySet<GrantKind>;
export const nothingHeld: Held = new Set();

/** The same for all topics. */
export type Holdings = ReadonlyMap<number, Held>;

/** The parts granted by each right. A topic is always sold and won with its questions (`ProductContents.topics`). */
export function holdingsOf(rights: readonly Right[]): Holdings {
  const byTopic = new Map<number, Set<GrantKind>>();
  for (const { kind, subject } of rights) {
    const topic = Number(subject);
    const held = byTopic.get(topic) ?? new Set();
    byTopic.set(topic, held.add(kind));
    if (kind === 'topic') held.add('test');
  }
  return byTopic;
}

/** The part of a topic that each kind of item belongs to. */
const partAsked = {
  question: 'test',
  'true-false': 'test',
  flashcard: 'flashcards',
  term: 'topic',
  article: 'topic',
} as const;
export type Askable = keyof typeof partAsked;

/** Whether the item was bought or won. Such items ignore the tier and the daily limit. */
export const holdsItem = (holdings: Holdings, kind: Askable, topic: number): boolean =>
  holdings.get(topic)?.has(partAsked[kind]) ?? false;

const tierAsked = {
  question: 'demo',
  'true-false': tierOfPart.trueFalse,
  flashcard: tierOfPart.flashcards,
  term: 'demo',
  article: 'basico',
} as const satisfies Record<Askable, Tier>;

/** Whether a user may be asked this item: the plan includes it, or it was bought or won. */
export const opensItem = (reader: Reader, holdings: Holdings, kind: Askable, topic: number): boolean =>
  (opens(reader, tierOfTopic(topic)) && opens(reader, tierAsked[kind])) || holdsItem(holdings, kind, topic);

/** The tier that would open a part that can also be bought separately, or null when it is open. */
export const lockOfPart = (reader: Reader, needed: Tier, held: Held, part: GrantKind): Tier | null =>
  held.has(part) ? null : lockOf(reader, needed);

export const lockOfScheme = (reader: Reader, number: number, held: Held = nothingHeld): Tier | null =>
  number === SAMPLE_SCHEME ? null : lockOfPart(reader, tierOfPart.scheme, held, 'scheme');
