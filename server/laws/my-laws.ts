import type { SessionUser } from '@atalaya/core/auth/user';
import { articleKey, heatOf } from '@atalaya/core/laws/heat';
import { type ArticleState, articleState } from '@atalaya/core/laws/progress';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { opensItem } from '@atalaya/core/syllabus/access';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { type ArticleText, keepInReview, reviewedArticle, reviewedArticles } from '../review/kinds/articles';
import { recordAnswers } from '../review/record';
import { holdingsAt } from '../syllabus/held';
import { type NoteInput, saveNoteAt } from '../syllabus/reading/notes';
import { updatesOf } from './laws';
import {
  selectAnswered,
  selectAnsweredBefore,
  selectArticleCards,
  selectOutcomes,
  selectTouched,
} from './my-laws.queries';
import { type ArticleRow, lawOverview, type Overview } from './overview';

type Student = Pick<SessionUser, 'id' | 'tier'>;

/** The two sides of an article in the review. */
export async function articleCards(db: Db, ids: readonly string[]): Promise<Map<string, ArticleText>> {
  return new Map(
    (await selectArticleCards(db, ids)).map(
      ({ id, number, heading, statement, figures, lawShortName, topic }) => [
        id,
        {
          front: `Artículo ${number} ${lawShortName}: ${heading}`,
          explanation: [statement, ...figures].join('\n\n'),
          reference: `${lawShortName}, art. ${number}`,
          topic,
        },
      ],
    ),
  );
}

/** In the user's review. */
export const knownArticles = async ({ db }: Kit, userId: string) =>
  (await reviewedArticles(db, userId)).map(({ itemId, dueOn }) => ({ id: itemId, dueOn }));

async function mustFind(kit: Kit, id: string): Promise<ArticleRow> {
  const row = (await lawOverview(kit)).byId.get(id);
  if (!row) throw new AppError('request.not-found');
  return row;
}

export async function saveArticleNote(
  kit: Kit,
  userId: string,
  { id, note }: { id: string; note: string },
  given: NoteInput,
) {
  await mustFind(kit, id);
  return saveNoteAt(kit, userId, { article: id }, note, given);
}

export async function myArticle(kit: Kit, userId: string, id: string) {
  const { law, number, use } = await mustFind(kit, id);
  const [item, outcomes] = await Promise.all([
    reviewedArticle(kit.db, userId, id),
    selectOutcomes(kit.db, userId, law, number),
  ]);
  const count = (outcome: string) => outcomes.filter((row) => row.outcome === outcome).length;
  return {
    isKnown: item !== undefined,
    dueOn: item?.dueOn ?? null,
    total: use.questions + use.trueFalse,
    right: count('right'),
    wrong: count('wrong'),
    outcomes: Object.fromEntries(outcomes.map((row) => [row.id, row.outcome])),
  };
}

/** «Lo sé»: the article comes back when it is about to be forgotten. */
export async function knowArticle(kit: Kit, student: Student, id: string, answerId: string) {
  const now = kit.clock.now();
  const card = (await articleCards(kit.db, [id])).get(id);
  if (!card) throw new AppError('request.not-found');
  const holdings = await holdingsAt(kit.db, student, now);
  if (!opensItem(student.tier, holdings, 'article', card.topic))
    throw new AppError('request.tier', { needed: 'basico' });
  const key = { kind: 'article' as const, itemId: id };
  return kit.db.transaction(async (tx) => {
    const answer = {
      id: answerId,
      ...key,
      topic: card.topic,
      outcome: 'right' as const,
      grade: 'good' as const,
    };
    await recordAnswers(tx, student.id, [{ ...answer, at: now, durationMs: 0, source: 'study' }]);
    await keepInReview(tx, student.id, id, true);
    return { dueOn: (await reviewedArticle(tx, student.id, id))?.dueOn ?? null };
  });
}

export async function forgetArticle({ db }: Kit, userId: string, id: string) {
  if (!(await keepInReview(db, userId, id, false))) throw new AppError('request.not-found');
  return { isKnown: false as const };
}

/** Topic by topic, the articles that it asks, most asked first within each law. */
export async function myLaws(kit: Kit, userId: string) {
  const today = dayInSpain(kit.clock.now());
  const [overview, reviewed, answered] = await Promise.all([
    lawOverview(kit),
    reviewedArticles(kit.db, userId),
    selectAnswered(kit.db, userId),
  ]);
  const dueOn = new Map(reviewed.map((row) => [row.itemId, row.dueOn]));
  const byTopic = new Map<number, Line[]>();
  for (const row of overview.articles) {
    if (row.use.topics.length === 0) continue;
    const { id, number, slug, heading } = row;
    const { right = 0, wrong = 0 } = answered.get(articleKey(row.law, number)) ?? {};
    const progress = { isReviewed: dueOn.has(id), dueOn: dueOn.get(id) ?? null, right, wrong };
    const shown = { id, number, slug, heading, heat: heatOf(row.use.expected) };
    const line = { law: row.law, shown: { ...shown, state: articleState(progress, today) } };
    for (const topic of row.use.topics) pushTo(byTopic, topic, line);
  }
  return {
    topics: overview.topics.flatMap((topic) => {
      const own = byTopic.get(topic.number);
      if (!own) return [];
      return [
        {
          ...topic,
          articles: own.length,
          known: own.filter(({ shown }) => shown.state === 'known' || shown.state === 'due').length,
          laws: byLaw(overview, own),
        },
      ];
    }),
    known: reviewed.length,
    due: reviewed.filter((row) => row.dueOn !== null && row.dueOn <= today).length,
  };
}

type Line = {
  law: string;
  shown: Pick<ArticleRow, 'id' | 'number' | 'slug' | 'heading'> & { heat: number; state: ArticleState };
};

/** A copy of the list for each line would cost the square of its length. */
function pushTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function byLaw(overview: Overview, lines: readonly Line[]) {
  const laws = new Map<string, Line['shown'][]>();
  for (const { law, shown } of lines) pushTo(laws, law, shown);
  return [...laws]
    .map(([law, articles]) => {
      const row = overview.laws.get(law);
      return { slug: row?.guide?.slug ?? '', shortName: row?.shortName ?? law, articles };
    })
    .sort((a, b) => b.articles.length - a.articles.length);
}

export async function myUpdates(kit: Kit, userId: string) {
  const today = dayInSpain(kit.clock.now());
  const overview = await lawOverview(kit);
  const [updates, touched, before] = await Promise.all([
    updatesOf(kit, overview, () => true),
    selectTouched(kit.db),
    selectAnsweredBefore(kit.db, userId),
  ]);
  const touchedBy = new Map(touched.map((row) => [articleKey(row.law, row.article), row]));
  const answered = new Map(before.map((row) => [row.id, row]));
  return updates.map((update) => {
    const rows = update.articles.flatMap(
      ({ number }) => touchedBy.get(articleKey(update.lawId, number)) ?? [],
    );
    const sum = (of: 'questions' | 'trueFalse' | 'flashcards' | 'toReview') =>
      rows.reduce((total, row) => total + row[of], 0);
    const { right = 0, wrong = 0 } = answered.get(update.id) ?? {};
    return {
      ...update,
      isInForce: update.inForce <= today,
      affected: {
        questions: sum('questions'),
        trueFalse: sum('trueFalse'),
        flashcards: sum('flashcards'),
        toReview: sum('toReview'),
      },
      answeredBefore: { right, wrong },
    };
  });
}
