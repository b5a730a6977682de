import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

const postId = z.object({ id: z.coerce.number().int().min(1).max(999_999_999) });

const author = z.object({ username: z.string(), currentRank: z.string(), avatar: z.string() });

const post = z.object({
  id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  /** In a list the first paragraph: a page of cards must not weigh as much as the whole blog. */
  content: z.string(),
  author,
  createdAt: z.iso.datetime(),
  readingTime: z.number().int(),
  viewCount: z.number().int(),
  likes: z.number().int(),
  comments: z.number().int(),
  isTrending: z.boolean(),
  category: z.object({ name: z.string() }),
  tags: z.array(z.string()),
  featuredImage: z.string(),
  isSticky: z.boolean(),
});

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/blog/posts-with-categories',
  access: 'everyone',
  summary: 'Every published post, newest first, with its category and what readers made of it.',
  response: z.array(post),
});

export const readPost = endpoint({
  method: 'GET',
  path: '/api/blog/posts/:id',
  access: 'everyone',
  summary: 'One post, cut at its headings, with its author and posts about the same.',
  params: postId,
  response: post.extend({
    author: author.extend({ bio: z.string() }),
    updatedAt: z.iso.datetime(),
    intro: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
    related: z.array(post),
  }),
});

export const topAuthors = endpoint({
  method: 'GET',
  path: '/api/blog/top-authors',
  access: 'everyone',
  summary: 'Who writes the blog, the most published first.',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.string(),
      avatar: z.string(),
      bio: z.string(),
      articles: z.number().int(),
    }),
  ),
});

export const trendingTopics = endpoint({
  method: 'GET',
  path: '/api/blog/trending-topics',
  access: 'everyone',
  summary: 'The tags that posts carry most, with how many carry each.',
  response: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string(), articleCount: z.number().int() })),
  }),
});

export const readImage = endpoint({
  method: 'GET',
  path: '/api/blog/images/:name',
  access: 'everyone',
  summary: 'A picture of the blog. With .png at its end, drawn for where SVG is not shown.',
  params: z.object({ name: z.string().max(100) }),
});

const counts = z.object({ viewCount: z.number().int(), likes: z.number().int(), comments: z.number().int() });

export const countView = endpoint({
  method: 'POST',
  path: '/api/blog/posts/:id/views',
  access: 'everyone',
  summary: 'Counts a reading. The browser calls it once per post and visit.',
  params: postId,
  response: counts,
});

const marks = z.object({ liked: z.array(z.number().int()), saved: z.array(z.number().int()) });

export const readMarks = endpoint({
  method: 'GET',
  path: '/api/blog/marks',
  access: 'visitor',
  summary: 'What this reader likes and keeps. Signing in takes along what the browser marked before.',
  response: marks,
});

const markParams = postId.extend({ kind: z.enum(['like', 'save']) });

export const setMark = endpoint({
  method: 'PUT',
  path: '/api/blog/posts/:id/marks/:kind',
  access: 'visitor',
  summary: 'Likes a post, or puts it on the reading list.',
  params: markParams,
  response: marks,
});

export const unsetMark = endpoint({
  method: 'DELETE',
  path: '/api/blog/posts/:id/marks/:kind',
  access: 'visitor',
  summary: 'Takes the like back, or the post off the reading list.',
  params: markParams,
  response: marks,
});
