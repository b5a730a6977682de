import { articleSlug } from '@atalaya/core/laws/article-range';
import { toolIds, toolOf } from '@atalaya/core/tools/catalogue';
import { LAW_CHECKED_ON } from '@atalaya/core/tools/norms';
import { toolsOn } from '@atalaya/core/tools/tool-articles';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { allLaws } from '../../syllabus/law-references';
import { sectionsAbout } from '../../syllabus/sections-about';
import { selectAbout, selectReviews, upsertReviews } from './law-reviews.queries';

type Law = { id: string; shortName: string; boe: string };

/** Marks sections, steps, tools and our own articles about what changed. Returns how many. */
export async function markForReview(
  db: Db,
  law: Law,
  changed: ReadonlyMap<string, string>,
  now: Date,
): Promise<number> {
  if (changed.size === 0) return 0;
  const sections = (await sectionsAbout(db, law, changed)).map(({ topic, section, article }) => ({
    kind: 'section' as const,
    id: `${topic}/${section}`,
    article,
  }));
  const tools = [...changed]
    .filter(([, changedOn]) => changedOn > LAW_CHECKED_ON)
    .flatMap(([article]) => toolsOn(law.boe, article).map((id) => ({ kind: 'tool' as const, id, article })));
  const rows = [...(await selectAbout(db, law.id, changed)), ...sections, ...tools].map((one) => ({
    ...one,
    law: law.id,
    changedOn: changed.get(one.article) ?? '',
    createdAt: now,
  }));
  if (rows.length > 0) await upsertReviews(db, rows);
  return rows.length;
}

/** A tool is corrected in the code, which then carries a later day. */
export const waitingReviews = async (db: Db) =>
  (await selectReviews(db))
    .filter(({ kind, changedOn }) => kind !== 'tool' || changedOn > LAW_CHECKED_ON)
    .map((one) => ({ ...one, text: nameOfTool(one) ?? one.text }));

const nameOfTool = ({ kind, id }: { kind: string; id: string }): string | undefined => {
  const tool = kind === 'tool' ? toolIds.find((known) => known === id) : undefined;
  return tool && toolOf(tool).name;
};

export async function lawReviews({ db }: Kit) {
  const [waiting, laws] = await Promise.all([waitingReviews(db), allLaws(db)]);
  const names = new Map(laws.map(({ id, shortName }) => [id, shortName]));
  return waiting.map((one) => ({ ...one, law: names.get(one.law) ?? one.law }));
}

export async function isArticleWaiting(db: Db, law: string, number: string): Promise<boolean> {
  const id = `${law}-${articleSlug(number)}`;
  return (await waitingReviews(db)).some((one) => one.kind === 'article' && one.id === id);
}
