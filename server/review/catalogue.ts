import { createHash } from 'node:crypto';
import type { Tier } from '@atalaya/core/auth/user';
import { type StudyItemKind, WORD_TITLE, WORD_TOPIC } from '@atalaya/core/review/study-answer';
import { type Askable, type Holdings, holdsItem, opensItem } from '@atalaya/core/syllabus/access';
import type { Kit } from '../platform/kit';
import { flashcardPlaces } from '../syllabus/flashcard-bank';
import { holdingsAt, holdingsOfAll } from '../syllabus/held';
import { type Bank, questionBank } from '../syllabus/question-bank';

export type Place = {
  kind: Askable;
  itemId: string;
  topic: number;
  section: string | null;
  /** Bought or won separately: exempt from the daily limit. */
  isOwned: boolean;
  /** A new item for every user who has not met it. */
  memory: null;
  /** Kind and id. */
  key: string;
};

export const keyOf = ({ kind, itemId }: { kind: StudyItemKind; itemId: string }): string =>
  `${kind} ${itemId}`;

export type Catalogue = {
  places: readonly Place[];
  /** What the user owns besides the plan. */
  holdings: Holdings;
  itemsInTopic: ReadonlyMap<number, number>;
  titleOf(topic: number): string;
  blockOf(topic: number): 'A' | 'B' | 'C';
  topics: readonly { number: number; shortTitle: string; block: 'A' | 'B' | 'C' }[];
  lawName(law: string): string | null;
};

type Cards = Awaited<ReturnType<typeof flashcardPlaces>>;
type Made = { bank: Bank; cards: Cards; byTier: Map<Tier, Catalogue>; stamp?: string };

/** Cached per bank object, together with what is derived from it. */
const made = new WeakMap<Bank, Made>();

async function madeNow(kit: Kit): Promise<Made> {
  const [bank, cards] = await Promise.all([questionBank(kit), flashcardPlaces(kit)]);
  const before = made.get(bank);
  if (before?.cards === cards) return before;
  const now: Made = { bank, cards, byTier: new Map() };
  made.set(bank, now);
  return now;
}

/** Changes whenever something new can be asked. */
export async function catalogueStamp(kit: Kit): Promise<string> {
  const now = await madeNow(kit);
  now.stamp ??= createHash('sha256')
    .update(JSON.stringify(now.bank.topics))
    .update(
      [...now.bank.questions, ...now.cards]
        .map(({ id, topic }) => `${id} ${topic}`)
        .sort()
        .join(),
    )
    .digest('base64url')
    .slice(0, 16);
  return now.stamp;
}

const nothing: Holdings = new Map();

/** Everything that a user can be asked, by plan and purchases. */
export async function catalogueFor(kit: Kit, user: { id: string; tier: Tier }): Promise<Catalogue> {
  const [now, holdings] = await Promise.all([madeNow(kit), holdingsAt(kit.db, user, kit.clock.now())]);
  // Built per user only if there are purchases to add.
  return holdings.size === 0 ? ofTier(now, user.tier) : makeCatalogue(now, user.tier, holdings);
}

/** The same for many users: those of one plan share theirs, unless they bought something. */
export async function cataloguesFor(
  kit: Kit,
  users: readonly { id: string; tier: Tier }[],
): Promise<ReadonlyMap<string, Catalogue>> {
  const [now, holdings] = await Promise.all([madeNow(kit), holdingsOfAll(kit.db, users, kit.clock.now())]);
  return new Map(
    users.map(({ id, tier }) => {
      const own = holdings.get(id);
      return [id, own ? makeCatalogue(now, tier, own) : ofTier(now, tier)];
    }),
  );
}

/** Everything, regardless of access. */
export const wholeCatalogue = async (kit: Kit): Promise<Catalogue> => ofTier(await madeNow(kit), 'elite');

function ofTier(now: Made, tier: Tier): Catalogue {
  const catalogue = now.byTier.get(tier) ?? makeCatalogue(now, tier, nothing);
  now.byTier.set(tier, catalogue);
  return catalogue;
}

function makeCatalogue({ bank, cards }: Made, tier: Tier, holdings: Holdings): Catalogue {
  const places: Place[] = [];
  const itemsInTopic = new Map<number, number>();
  const put = (kind: Askable, itemId: string, topic: number, section: string | null) => {
    if (!opensItem(tier, holdings, kind, topic)) return;
    const isOwned = holdsItem(holdings, kind, topic);
    places.push({ kind, itemId, topic, section, isOwned, memory: null, key: keyOf({ kind, itemId }) });
    itemsInTopic.set(topic, (itemsInTopic.get(topic) ?? 0) + 1);
  };
  for (const { id, kind, topic, section } of bank.questions)
    put(kind === 'choice' ? 'question' : 'true-false', id, topic, section);
  for (const { id, topic, section } of cards) put('flashcard', id, topic, section);
  const byNumber = new Map(bank.topics.map((topic) => [topic.number, topic]));
  return {
    places,
    holdings,
    itemsInTopic,
    titleOf: (topic) =>
      topic === WORD_TOPIC ? WORD_TITLE : (byNumber.get(topic)?.shortTitle ?? `Tema ${topic}`),
    blockOf: (topic) => byNumber.get(topic)?.block ?? 'A',
    topics: bank.topics,
    lawName: (law) => bank.laws.get(law)?.shortName ?? null,
  };
}
