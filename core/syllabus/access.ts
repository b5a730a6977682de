import type { GrantKind } from '../auth/grants.ts';
import { reaches, type Tier } from '../auth/user.ts';

/** Topics that a free account reads whole. */
export const FREE_TOPICS = 3;
/** The scheme that anybody may see, at /esquema-tema-6. */
export const SAMPLE_SCHEME = 6;

/** Who reads: a signed-in user's tier, or nobody's. */
export type Reader = Tier | 'guest';

/** The tier that opens a topic's text; a guest sees every outline. */
export const tierOfTopic = (number: number): Tier => (number <= FREE_TOPICS ? 'demo' : 'basico');

/** What each part of a topic asks for (product page, «Who may do what»). */
export const tierOfPart = {
  trueFalse: 'basico',
  flashcards: 'plus',
  scheme: 'plus',
  voiceNotes: 'plus',
  plusContent: 'plus',
  vipContent: 'elite',
} as const satisfies Record<string, Tier>;

export const opens = (reader: Reader, needed: Tier): boolean => reader !== 'guest' && reaches(reader, needed);

/** The tier that would open it, or null when it is open. */
export const lockOf = (reader: Reader, needed: Tier): Tier | null => (opens(reader, needed) ? null : needed);

/** What a reader holds of one topic whatever the tier: bought in the store, or won. */
export type Held = ReadonlySet<GrantKind>;
export const nothingHeld: Held = new Set();

/** The same for a part of a topic that may also be bought by itself. */
export const lockOfPart = (reader: Reader, needed: Tier, held: Held, part: GrantKind): Tier | null =>
  held.has(part) ? null : lockOf(reader, needed);

export const lockOfScheme = (reader: Reader, number: number, held: Held = nothingHeld): Tier | null =>
  number === SAMPLE_SCHEME ? null : lockOfPart(reader, tierOfPart.scheme, held, 'scheme');
