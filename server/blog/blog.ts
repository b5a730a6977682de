import { defaultAuthor, imagePath } from '@atalaya/core/blog/posts';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { splitSections } from '@atalaya/core/syllabus/reading/sections';
import { commentsByPost, shownComments } from '../comments/comments';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import * as rows from './blog.queries';

/** About 200 words a minute. */
const CHARACTERS_PER_MINUTE = 1000;
const TRENDING_DAYS = 30;
const TRENDING_POSTS = 3;
const RELATED = 3;
const TOPICS = 6;

type Counts = { viewCount: number; likes: number; comments: number; isTrending: boolean };

/** Four queries for any number of posts. */
async function countsOf(db: Db, now: Date): Promise<(postId: number) => Counts> {
  const since = new Date(now.getTime() - TRENDING_DAYS * DAY_MS);
  const [views, likes, lately, comments] = await Promise.all([
    rows.selectViews(db),
    rows.selectLikes(db),
    rows.selectLikesSince(db, since),
    commentsByPost(db),
  ]);
  const viewed = new Map(views.map((row) => [row.postId, row.views]));
  const liked = new Map(likes.map((row) => [row.postId, row.likes]));
  const commented = new Map(comments.map((row) => [row.postId, row.comments]));
  const most = lately.sort((one, other) => other.likes - one.likes || other.postId - one.postId);
  const trending = new Set(most.slice(0, TRENDING_POSTS).map(({ postId }) => postId));
  return (postId) => ({
    viewCount: viewed.get(postId) ?? 0,
    likes: liked.get(postId) ?? 0,
    comments: commented.get(postId) ?? 0,
    isTrending: trending.has(postId),
  });
}

const author = (row: rows.PostRow) => ({
  username: row.authorName ?? defaultAuthor.username,
  currentRank: row.authorRole ?? defaultAuthor.currentRank,
  avatar: row.authorAvatar ? imagePath(row.authorAvatar) : '',
});

/** The first paragraph, without its Markdown and images. */
const opening = (body: string): string =>
  (
    body
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .trimStart()
      .split(/\n\s*\n/)[0] ?? ''
  )
    .replace(/\*\*|`|\[|\]\([^)]*\)/g, '')
    .trim();

const toView = (row: rows.PostRow, counts: Counts) => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  content: opening(row.body),
  author: author(row),
  createdAt: new Date(row.date),
  readingTime: Math.max(1, Math.round(row.length / CHARACTERS_PER_MINUTE)),
  category: { name: row.category },
  tags: row.tags,
  featuredImage: imagePath(row.image),
  isSticky: row.sticky,
  ...counts,
});

export async function publishedPosts({ db, clock }: Kit) {
  const now = clock.now();
  const [posts, counts] = await Promise.all([rows.selectPosts(db, now), countsOf(db, now)]);
  return posts.map((row) => toView(row, counts(row.id)));
}

export async function publishedPost(kit: Kit, id: number) {
  const [row, posts] = await Promise.all([rows.selectPost(kit.db, id, kit.clock.now()), publishedPosts(kit)]);
  const post = posts.find((one) => one.id === id);
  if (!row || !post) throw new AppError('request.not-found');
  return {
    ...post,
    content: row.body,
    author: { ...author(row), bio: row.authorBio ?? '' },
    updatedAt: row.updatedAt,
    featuredImageAlt: row.imageAlt ?? '',
    ...splitSections(row.body),
    related: related(post, posts),
  };
}

type Shown = ReturnType<typeof toView>;

/** By shared category (worth two tags) and tags, newest first. */
function related(post: Shown, posts: readonly Shown[]): Shown[] {
  const shared = (other: Shown) =>
    other.tags.filter((tag) => post.tags.includes(tag)).length +
    (other.category.name === post.category.name ? 2 : 0);
  return posts
    .filter(({ id }) => id !== post.id)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, RELATED);
}

export async function authorsByPosts({ db, clock }: Kit) {
  const authors = await rows.selectAuthors(db, clock.now());
  return authors.map(({ avatar, ...rest }) => ({ ...rest, avatar: avatar ? imagePath(avatar) : '' }));
}

export async function topicsByPosts({ db, clock }: Kit) {
  const tags = await rows.selectTags(db, TOPICS, clock.now());
  return { data: tags.map((tag) => ({ ...tag, id: tag.name })) };
}

export async function countReading({ db, clock }: Kit, id: number) {
  if (!(await rows.isPostPublished(db, id, clock.now()))) throw new AppError('request.not-found');
  const [viewCount, likes, comments] = await Promise.all([
    rows.addView(db, id),
    rows.countLikes(db, id),
    shownComments({ db }, { postId: id }),
  ]);
  return { viewCount, likes, comments };
}
