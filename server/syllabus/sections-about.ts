import { citations } from '@atalaya/core/laws/article-list';
import type { Db } from '../platform/db';
import { selectExplaining, selectNaming } from './sections-about.queries';

/**
 * The sections about changed articles: those that cite them with the name of the law, and those that explain questions
 * and cards about them. A topic that was checked after the change is left out.
 */
export async function sectionsAbout(
  db: Db,
  law: { id: string; shortName: string },
  changed: ReadonlyMap<string, string>,
): Promise<{ topic: number; section: string; article: string }[]> {
  const [explaining, naming] = [await selectExplaining(db, law.id), await selectNaming(db, law.shortName)];
  const cited = naming.flatMap(({ body, ...place }) =>
    citations(body)
      .filter(({ after }) => after.includes(law.shortName))
      .flatMap(({ articles }) => articles.map((article) => ({ ...place, article }))),
  );
  const found = [...explaining, ...cited]
    .filter(({ article, validOn }) => validOn < (changed.get(article) ?? ''))
    .map(({ topic, section, article }) => ({ topic, section, article }));
  return [...new Map(found.map((one) => [`${one.topic}/${one.section}/${one.article}`, one])).values()];
}
