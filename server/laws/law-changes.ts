import type { AuditSubject } from '@atalaya/core/admin/audit-labels';
import { type ReviewKind, reviewKinds } from '@atalaya/core/laws/reviews';
import { audit } from '../admin/audit';
import { contentChanged } from '../content/content-changed';
import type { Kit } from '../platform/kit';
import { changedItems, stillHolds } from '../syllabus/law-changes';
import { allLaws } from '../syllabus/law-references';
import { forgetBank } from '../syllabus/question-bank';
import { selectWordings } from './import/import.queries';
import { waitingReviews } from './reviews/law-reviews';
import { deleteReview } from './reviews/law-reviews.queries';

type Waiting = Awaited<ReturnType<typeof waitingReviews>>[number];
type Marked = Awaited<ReturnType<typeof changedItems>>[number];
type Item = Omit<Marked, 'kind' | 'topic'> & { kind: Marked['kind'] | Waiting['kind']; topic: number | null };

/** The changed articles with the items that wait, and the wording before and after. */
export async function lawChanges({ db }: Kit) {
  const [marked, waiting, laws] = await Promise.all([changedItems(db), waitingReviews(db), allLaws(db)]);
  const items: Item[] = [...waiting.map((one) => ({ ...one, topic: topicOf(one) })), ...marked];
  const names = new Map(laws.map(({ id, shortName }) => [id, shortName]));
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.law} ${item.article} ${item.changedOn}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return Promise.all(
    [...groups.values()].flatMap((own) => {
      const [first] = own;
      return first ? [changeOf(db, names, first, own)] : [];
    }),
  );
}

/** A section is called `3/la-detencion`. */
const topicOf = ({ kind, id }: Waiting): number | null =>
  kind === 'section' ? Number.parseInt(id, 10) : null;

async function changeOf(
  db: Kit['db'],
  names: ReadonlyMap<string, string>,
  { law, article, changedOn }: Item,
  items: readonly Item[],
) {
  const wordings = await selectWordings(db, law, article);
  const place = wordings.findIndex(({ validFrom }) => validFrom === changedOn);
  return {
    law: { id: law, shortName: names.get(law) ?? law },
    article,
    changedOn,
    before: wordings[place === -1 ? wordings.length - 1 : place - 1]?.body ?? null,
    after: wordings[place]?.body ?? null,
    items: [...items],
  };
}

const isReviewKind = (kind: Item['kind']): kind is ReviewKind => reviewKinds.some((one) => one === kind);

const subjects: Record<Item['kind'], AuditSubject> = {
  choice: 'question',
  'true-false': 'true-false',
  flashcard: 'flashcard',
  article: 'law-article',
  section: 'topic',
  step: 'law',
  tool: 'law',
};

export async function releaseChange(kit: Kit, actorId: string, item: { kind: Item['kind']; id: string }) {
  const now = kit.clock.now();
  const released = await kit.db.transaction(async (tx) => {
    const { kind, id } = item;
    const isReleased = isReviewKind(kind)
      ? await deleteReview(tx, kind, id)
      : await stillHolds(tx, { kind, id, now });
    const subject = subjects[kind];
    if (isReleased) await audit(tx, { at: now, actorId, action: 'content.changed', subject, subjectId: id });
    return isReleased;
  });
  forgetBank(kit.db);
  if (released) contentChanged(kit);
  return { released };
}
