import { releaseOf } from '@atalaya/core/blog/release';
import { Author, BlogPostHead } from '@atalaya/core/syllabus/content/content.contract';
import { inArray } from 'drizzle-orm';
import { readListFile, readPage } from '../content/content-reader';
import type { ContentSource, Delivery, Skipped } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import { blogAuthor, blogPost } from './blog.tables';
import { selectPostIdsBySlug } from './posts.queries';

const AUTHORS = 'blog/authors.yaml';
/** The file name with its date, because two posts may share a title. */
const slugOf = (unit: string): string => unit.slice('blog/'.length, -'.md'.length);

/** `content/blog/`: each post is a unit, and so are the authors. */
export const blogSource: ContentSource = {
  unitOf: (path) => (path === AUTHORS || /^blog\/[^/]+\.md$/.test(path) ? path : undefined),
  async load(db, delivery) {
    const touched = [...delivery.changed, ...delivery.gone];
    const skipped = touched.includes(AUTHORS) ? await loadAuthors(db, delivery) : [];
    const isPost = (unit: string) => unit !== AUTHORS;
    return [
      ...skipped,
      ...(await loadPosts(db, {
        ...delivery,
        changed: delivery.changed.filter(isPost),
        gone: delivery.gone.filter(isPost),
      })),
    ];
  },
};

async function loadAuthors(db: Db, { files, changed, now }: Delivery): Promise<Skipped[]> {
  const { values, faults } = await readListFile(files, Author, AUTHORS);
  if (faults.length > 0 && changed.includes(AUTHORS)) return [{ unit: AUTHORS, faults }];
  const rows = values.map(({ value }) => ({ ...value, ...filed(value, now) }));
  await syncRows(db, { table: blogAuthor, key: blogAuthor.id, where: undefined, now }, rows, ({ id }) => id);
  return [];
}

async function loadPosts(db: Db, { files, changed, gone, now }: Delivery): Promise<Skipped[]> {
  const readings = await Promise.all(
    changed.map(async (unit) => ({ unit, ...(await readPage(files, BlogPostHead, unit)) })),
  );
  const rows = readings.flatMap(({ unit, page }) => {
    if (!page) return [];
    const piece = {
      sticky: false,
      ...page.value,
      slug: slugOf(unit),
      body: page.body.text.trim(),
    };
    return [{ ...piece, publishAt: releaseOf(piece.date, now), ...filed(piece, now) }];
  });
  const ids = [...rows.map(({ id }) => id), ...(await selectPostIdsBySlug(db, gone.map(slugOf)))];
  if (ids.length > 0)
    await syncRows(
      db,
      { table: blogPost, key: blogPost.id, where: inArray(blogPost.id, ids), now },
      rows,
      ({ id }) => id,
    );
  return readings.flatMap(({ unit, faults }) => (faults.length > 0 ? [{ unit, faults }] : []));
}
