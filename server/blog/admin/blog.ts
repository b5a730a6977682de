import { blogAuthors, blogPosts } from '@atalaya/core/blog/admin/blog.contract';
import { releaseOf } from '@atalaya/core/blog/release';
import { imageFaults } from '@atalaya/core/blog/text-images';
import { anchorOf } from '@atalaya/core/syllabus/reading/sections';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecord, toRecords, writeRows } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import { blogAuthor, blogPost } from '../blog.tables';
import { selectImageNames, selectImageTexts } from '../images.queries';
import { nextPostId, selectAuthorIds, selectAuthorNames, selectSlugs } from '../posts.queries';

const numberOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : -1);

export const postAdmin = tableResource(blogPosts, {
  subject: 'blog-post',
  table: blogPost,
  key: blogPost.id,
  newId: nextPostId,
  among: 'date',
  nameOf: ({ title }) => title,
  toRecords: (rows) =>
    rows.map((row) => ({
      ...toRecord(row),
      id: String(row.id),
      publishAt: row.publishAt?.toISOString() ?? null,
    })),
  search: (text) => matches(text, [blogPost.title, blogPost.excerpt, blogPost.body]),
  sorts: { title: folded(blogPost.title) },
  async faultsOf(db, items) {
    const [authors, images] = await Promise.all([selectAuthorIds(db), selectImageNames(db)]);
    return items.flatMap(({ id, draft }, index) => [
      ...(numberOf(id) > 0 ? [] : [{ index, field: 'id', reason: 'El número de la entrada.' }]),
      ...(authors.includes(draft.author)
        ? []
        : [{ index, field: 'author', reason: `No es un autor. Los hay: ${authors.join(', ')}.` }]),
      ...imageFaults(draft, images).map((fault) => ({ index, ...fault })),
    ]);
  },
  choices: { author: selectAuthorNames, image: selectImageTexts },
  async write(db, items, writing) {
    const slugs = await selectSlugs(
      db,
      items.map(({ id }) => numberOf(id)),
    );
    const named = items.map(({ id, draft }) => ({
      id,
      draft: {
        ...draft,
        publishAt: releaseOf(draft.date, writing.now, draft.publishAt),
        slug: slugs.get(numberOf(id)) ?? `${draft.date}-${anchorOf(draft.title)}`,
      },
    }));
    await writeRows(db, { table: blogPost, key: blogPost.id }, named, writing);
  },
  changed: contentChanged,
});

export const authorAdmin = tableResource(blogAuthors, {
  subject: 'blog-author',
  table: blogAuthor,
  key: blogAuthor.id,
  idOf: ({ name }, given) => given ?? anchorOf(name),
  nameOf: ({ name }) => name,
  toRecords,
  search: (text) => matches(text, [blogAuthor.name, blogAuthor.role, blogAuthor.bio]),
  sorts: { name: folded(blogAuthor.name) },
  async faultsOf(db, items) {
    const images = await selectImageNames(db);
    return items.flatMap(({ draft: { avatar } }, index) =>
      imageFaults({ image: avatar, body: '' }, images).map(({ reason }) => ({
        index,
        field: 'avatar',
        reason,
      })),
    );
  },
  choices: { avatar: selectImageTexts },
  changed: contentChanged,
});
