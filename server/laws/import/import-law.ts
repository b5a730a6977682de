import { byArticleNumber } from '@atalaya/core/laws/article-range';
import { audit } from '../../admin/audit';
import { contentChanged } from '../../content/content-changed';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { markLawChanged } from '../../syllabus/law-changes';
import { allLaws } from '../../syllabus/law-references';
import { forgetBank } from '../../syllabus/question-bank';
import { upsertVersions } from '../laws.queries';
import { markForReview } from '../reviews/law-reviews';
import { type OfficialText, readBoeXml } from './boe-xml';
import {
  insertDraftUpdate,
  lockLaw,
  selectCheckedOn,
  selectNewest,
  type TextRow,
  upsertTexts,
} from './import.queries';

type Law = Awaited<ReturnType<typeof allLaws>>[number];

/**
 * Stores the official text of a law with all its versions and, in the same transaction, marks everything that points to
 * an article that changed since it was checked.
 */
export async function importLaw(
  kit: Pick<Kit, 'db' | 'clock' | 'events'>,
  /** Null: the nightly job. */
  actorId: string | null,
  bytes: Buffer,
) {
  const text = readBoeXml(bytes.toString('utf8'));
  const now = kit.clock.now();
  const outcome = await kit.db.transaction(async (tx) => {
    const law = (await allLaws(tx)).find(({ boe }) => boe === text.boe);
    if (!law) throw new AppError('laws.unknown-law');
    await lockLaw(tx, law.id);
    const known = await selectNewest(tx, law.id);
    const checkedOn = (await selectCheckedOn(tx, law.id)) ?? law.consolidated;
    mustBeNewer(text, known);
    const newest = newestDay(text);
    const gone = [...known.values()].filter(
      ({ number, validTo }) => !text.articles.has(number) && validTo === null,
    );
    await upsertTexts(tx, [...textRows(law.id, text), ...gone.map((row) => ({ ...row, validTo: newest }))]);
    const changed = changedArticles(text, known, checkedOn);
    for (const { number } of gone) changed.set(number, newest);
    const items = await markLawChanged(tx, law.id, changed);
    const marked = { ...items, others: await markForReview(tx, law, changed, now) };
    await addVersions(tx, law.id, text, actorId, now);
    if (changed.size > 0) await draftUpdate(tx, law, text, changed, now);
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.changed',
      subject: 'law',
      subjectId: law.id,
      subjectName: law.shortName,
    });
    return {
      law: { id: law.id, shortName: law.shortName },
      articles: text.articles.size,
      changed: [...changed.keys()].sort(byArticleNumber),
      gone: gone.map(({ number }) => number),
      marked,
    };
  });
  forgetBank(kit.db);
  contentChanged(kit);
  return outcome;
}

/** Whether a text brings anything that is not stored yet. */
export async function hasNews(db: Db, law: string, { articles }: OfficialText): Promise<boolean> {
  const known = await selectNewest(db, law);
  const isNew = [...articles].some(([number, wordings]) => {
    const [last, before] = [wordings.at(-1), known.get(number)];
    return last?.validFrom !== before?.validFrom || last?.body !== before?.body;
  });
  return (
    isNew || [...known.values()].some(({ number, validTo }) => validTo === null && !articles.has(number))
  );
}

const newestDay = ({ articles }: OfficialText): string =>
  [...articles.values()].flat().reduce((day, { validFrom }) => (validFrom > day ? validFrom : day), '');

type Known = Awaited<ReturnType<typeof selectNewest>>;

/** An old file would bring repealed wordings back. */
function mustBeNewer(text: OfficialText, known: Known): void {
  const stored = [...known.values()].reduce((day, { validFrom }) => (validFrom > day ? validFrom : day), '');
  if (newestDay(text) < stored) throw new AppError('laws.older-version');
}

const textRows = (law: string, { articles }: OfficialText): TextRow[] =>
  [...articles].flatMap(([number, wordings]) =>
    wordings.map(({ validFrom, norm, title, body }, place) => ({
      law,
      number,
      validFrom,
      validTo: wordings[place + 1]?.validFrom ?? null,
      norm,
      title,
      body,
    })),
  );

/**
 * Articles with a wording newer than the one stored, or published after the day on which our content was checked: a text
 * already holds the wordings that were published before it and come into force later.
 */
function changedArticles({ articles }: OfficialText, known: Known, checkedOn: string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [number, wordings] of articles) {
    const last = wordings.at(-1);
    const before = known.get(number);
    if (!last) continue;
    const isNew = before
      ? last.validFrom > before.validFrom && last.body !== before.body
      : last.published > checkedOn;
    if (isNew) changed.set(number, last.validFrom);
  }
  return changed;
}

function addVersions(
  db: Db,
  law: string,
  { articles }: OfficialText,
  createdBy: string | null,
  now: Date,
): Promise<void> {
  const norms = new Map([...articles.values()].flat().map(({ validFrom, norm }) => [validFrom, norm]));
  return upsertVersions(
    db,
    [...norms].map(([validFrom, norm]) => ({
      law,
      validFrom,
      norm,
      origin: 'import' as const,
      createdAt: now,
      createdBy,
    })),
  );
}

/** The change as a draft: an editor writes what it means before students see it. */
function draftUpdate(
  db: Db,
  law: Law,
  { articles }: OfficialText,
  changed: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const numbers = [...changed.keys()].sort(byArticleNumber);
  const inForce = [...changed.values()].sort().at(-1) ?? '';
  const norm = numbers.flatMap((number) => articles.get(number)?.at(-1)?.norm ?? [])[0] ?? law.boe;
  return insertDraftUpdate(db, {
    id: newId(now),
    law: law.id,
    title: `${law.shortName}: cambia el texto de ${numbers.length === 1 ? `art. ${numbers[0]}` : `${numbers.length} artículos`}`,
    summary: 'Pendiente de redactar.',
    norm,
    boe: norm,
    inForce,
    topics: [],
    articles: numbers,
    elsewhere: null,
    state: 'draft',
    fileHash: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  });
}
