import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { guestMarkAllowance } from './marks';

const postId = z.object({ id: z.coerce.number().int().min(1).max(999_999_999) });

const author = z.object({ username: z.string(), currentRank: z.string(), avatar: z.string() });

const post = z.object({
  id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  /** Only the first paragraph in a list, to keep the response small. */
  content: z.string(),
  author,
  createdAt: moment,
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

export const listPosts = endpoint.get('/api/blog/posts-with-categories', 'everyone', {
  shared: true,
  summary: 'Every published post, newest first, with its category and counts.',
  response: z.array(post),
});

export const readPost = endpoint.get('/api/blog/posts/:id', 'everyone', {
  shared: true,
  summary: 'One post split at its headings, with its author and related posts.',
  params: postId,
  response: post.extend({
    author: author.extend({ bio: z.string() }),
    updatedAt: moment,
    featuredImageAlt: z.string(),
    intro: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
    related: z.array(post),
  }),
});

export const topAuthors = endpoint.get('/api/blog/top-authors', 'everyone', {
  shared: true,
  summary: 'The blog authors, most articles first.',
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

export const trendingTopics = endpoint.get('/api/blog/trending-topics', 'everyone', {
  shared: true,
  summary: 'The most used tags with their number of posts.',
  response: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string(), articleCount: z.number().int() })),
  }),
});

export const readImage = endpoint.get('/api/blog/images/:name', 'everyone', {
  summary: 'An image of the blog. An SVG is also available as .png.',
  params: z.object({ name: z.string().max(100) }),
});

const counts = z.object({ viewCount: z.number().int(), likes: z.number().int(), comments: z.number().int() });

export const countView = endpoint.post('/api/blog/posts/:id/views', 'everyone', {
  summary: 'Counts a view. The browser calls it once per post and visit.',
  params: postId,
  response: counts,
});

const marks = z.object({ liked: z.array(z.number().int()), saved: z.array(z.number().int()) });

export const readMarks = endpoint.get('/api/blog/marks', 'visitor', {
  summary: "The reader's liked and saved posts. Marks made as a guest move to the account on sign-in.",
  response: marks,
});

const markParams = postId.extend({ kind: z.enum(['like', 'save']) });

export const setMark = endpoint.put('/api/blog/posts/:id/marks/:kind', 'visitor', {
  summary: 'Likes a post or adds it to the reading list. The guests of one network count as one like.',
  allowances: [guestMarkAllowance],
  params: markParams,
  response: marks,
});

export const unsetMark = endpoint.delete('/api/blog/posts/:id/marks/:kind', 'visitor', {
  summary: 'Removes a like, or a post from the reading list.',
  params: markParams,
  response: marks,
});
