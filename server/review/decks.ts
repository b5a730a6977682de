import type { Tier } from '@atalaya/core/auth/user';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { deckFigures, deckKinds } from '@atalaya/core/review/deck';
import type { Kit } from '../platform/kit';
import { catalogueFor, keyOf } from './catalogue';
import { memoryOf } from './record';
import { selectTopicItems } from './study.queries';

/** The decks of a topic that the user's plan opens; suspended cards are left out, as in the sessions. */
export async function topicDecks(kit: Kit, user: { id: string; tier: Tier }, topic: number) {
  const today = dayInSpain(kit.clock.now());
  const [catalogue, rows] = await Promise.all([
    catalogueFor(kit, user),
    selectTopicItems(kit.db, user.id, topic),
  ]);
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const places = catalogue.places
    .filter((place) => place.topic === topic && place.kind !== 'question')
    .map((place) => ({ ...place, row: known.get(place.key) }))
    .filter(({ row }) => !row?.suspended);
  return deckKinds.flatMap((kind) => {
    const cards = places
      .filter((place) => place.kind === kind)
      .map(({ section, row }) => ({ section, memory: memoryOf(row) }));
    if (cards.length === 0) return [];
    const figures = deckFigures(memoriesOf(cards), today);
    const sections = [...new Set(cards.flatMap(({ section }) => section ?? []))];
    return {
      kind,
      ...figures,
      nextDay: figures.due > 0 ? null : (firstDay(cards) ?? null),
      sections: sections.map((id) => ({
        id,
        ...deckFigures(memoriesOf(cards.filter(({ section }) => section === id)), today),
      })),
    };
  });
}

type Held = { memory: ReturnType<typeof memoryOf> };

const memoriesOf = (cards: readonly Held[]) => cards.map(({ memory }) => memory);

const firstDay = (cards: readonly Held[]): string | undefined =>
  cards
    .flatMap(({ memory }) => memory?.dueOn ?? [])
    .sort()
    .at(0);
