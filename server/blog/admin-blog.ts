import { authorResource, postResource } from '@atalaya/core/blog/admin-blog';
import { authorDraft, postDraft } from '@atalaya/core/blog/admin-blog.contract';
import { releaseOf } from '@atalaya/core/blog/release';
import { imageFaults } from '@atalaya/core/blog/text-images';
import { anchorOf } from '@atalaya/core/syllabus/reading/sections';
import { eq, inArray } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { tableResource } from '../admin/resource/table-resource';
import { contentChanged } from '../content/content-changed';
import { writeRows } from '../content/sync';
import { blogAuthor, blogPost } from './blog.tables';
import { selectImageNames, selectImageTexts } from './images.queries';
import {
  nextPostId,
  selectAuthorIds,
  selectAuthorNames,
  selectAuthorRecords,
  selectPostRecords,
  selectSlugs,
} from './posts.queries';

const numberOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : -1);

export const postAdmin = tableResource({
  description: postResource,
  subject: 'blog-post',
  draft: postDraft,
  table: blogPost,
  key: blogPost.id,
  keyOf: numberOf,
  newId: nextPostId,
  among: (drafts) =>
    inArray(
      blogPost.date,
      drafts.map(({ date }) => date),
    ),
  nameOf: ({ title }) => title,
  select: selectPostRecords,
  search: (text) => matches(text, [blogPost.title, blogPost.excerpt, blogPost.body]),
  sorts: {
    id: blogPost.id,
    date: blogPost.date,
    title: folded(blogPost.title),
    updatedAt: blogPost.updatedAt,
  },
  filters: {
    category: (value) => eq(blogPost.category, value),
    state: (value) => eq(blogPost.state, value === 'draft' ? 'draft' : 'published'),
  },
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
    await writeRows(blogPost, blogPost.id)(db, named, writing);
  },
  changed: contentChanged,
});

export const authorAdmin = tableResource({
  description: authorResource,
  subject: 'blog-author',
  draft: authorDraft,
  table: blogAuthor,
  key: blogAuthor.id,
  idOf: ({ name }, given) => given ?? anchorOf(name),
  nameOf: ({ name }) => name,
  select: selectAuthorRecords,
  search: (text) => matches(text, [blogAuthor.name, blogAuthor.role, blogAuthor.bio]),
  sorts: { name: folded(blogAuthor.name), updatedAt: blogAuthor.updatedAt },
  filters: {},
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
  write: writeRows(blogAuthor, blogAuthor.id),
  changed: contentChanged,
});
