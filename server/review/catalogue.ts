import { createHash } from 'node:crypto';
import type { Tier } from '@atalaya/core/auth/user';
import type { StudyItemKind } from '@atalaya/core/review/study-answer';
import { opens, tierOfPart, tierOfTopic } from '@atalaya/core/syllabus/access';
import type { Kit } from '../platform/kit';
import { flashcardPlaces } from '../syllabus/flashcard-bank';
import { type Bank, questionBank } from '../syllabus/question-bank';

export type Place = { kind: StudyItemKind; itemId: string; topic: number };

export type Catalogue = {
  places: readonly Place[];
  itemsInTopic: ReadonlyMap<number, number>;
  titleOf(topic: number): string;
  blockOf(topic: number): 'A' | 'B' | 'C';
  topics: readonly { number: number; shortTitle: string; block: 'A' | 'B' | 'C' }[];
  lawName(law: string): string | null;
};

type Cards = Awaited<ReturnType<typeof flashcardPlaces>>;
type Made = { bank: Bank; cards: Cards; byTier: Map<Tier, Catalogue>; stamp?: string };

/** Bank and cards are kept for a while as they are, and so is what is made of them. */
const made = new WeakMap<Bank, Made>();

async function madeNow(kit: Kit): Promise<Made> {
  const [bank, cards] = await Promise.all([questionBank(kit), flashcardPlaces(kit)]);
  const before = made.get(bank);
  if (before?.cards === cards) return before;
  const now: Made = { bank, cards, byTier: new Map() };
  made.set(bank, now);
  return now;
}

/** Another one whenever something can be asked that could not before, or under another name. */
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

/** Everything that someone of this tier can be asked in a session (product page, «Who may do what»). */
export async function catalogueFor(kit: Kit, tier: Tier): Promise<Catalogue> {
  const now = await madeNow(kit);
  const catalogue = now.byTier.get(tier) ?? makeCatalogue(now, tier);
  now.byTier.set(tier, catalogue);
  return catalogue;
}

function makeCatalogue({ bank, cards }: Made, tier: Tier): Catalogue {
  const places: Place[] = [];
  const itemsInTopic = new Map<number, number>();
  const put = (place: Place) => {
    if (!opens(tier, tierOfTopic(place.topic))) return;
    places.push(place);
    itemsInTopic.set(place.topic, (itemsInTopic.get(place.topic) ?? 0) + 1);
  };
  const withStatements = opens(tier, tierOfPart.trueFalse);
  for (const { id, kind, topic } of bank.questions)
    if (kind === 'choice') put({ kind: 'question', itemId: id, topic });
    else if (withStatements) put({ kind: 'true-false', itemId: id, topic });
  if (opens(tier, tierOfPart.flashcards))
    for (const { id, topic } of cards) put({ kind: 'flashcard', itemId: id, topic });
  const byNumber = new Map(bank.topics.map((topic) => [topic.number, topic]));
  return {
    places,
    itemsInTopic,
    titleOf: (topic) => byNumber.get(topic)?.shortTitle ?? `Tema ${topic}`,
    blockOf: (topic) => byNumber.get(topic)?.block ?? 'A',
    topics: bank.topics,
    lawName: (law) => bank.laws.get(law)?.shortName ?? null,
  };
}
