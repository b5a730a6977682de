import { audit } from '../admin/audit';
import { contentChanged } from '../content/content-changed';
import type { Kit } from '../platform/kit';
import { changedItems, stillHolds } from '../syllabus/law-changes';
import { allLaws } from '../syllabus/law-references';
import { forgetBank } from '../syllabus/question-bank';
import { selectWordings } from './import/import.queries';

type Item = Awaited<ReturnType<typeof changedItems>>[number];

/** The changed articles with the items that wait, and the wording before and after. */
export async function lawChanges({ db }: Kit) {
  const [items, laws] = await Promise.all([changedItems(db), allLaws(db)]);
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

export async function releaseChange(kit: Kit, actorId: string, item: { kind: Item['kind']; id: string }) {
  const now = kit.clock.now();
  const released = await kit.db.transaction(async (tx) => {
    const isReleased = await stillHolds(tx, { ...item, now });
    const subject = item.kind === 'flashcard' ? 'flashcard' : 'question';
    if (isReleased)
      await audit(tx, { at: now, actorId, action: 'content.changed', subject, subjectId: item.id });
    return isReleased;
  });
  forgetBank(kit.db);
  if (released) contentChanged(kit);
  return { released };
}
