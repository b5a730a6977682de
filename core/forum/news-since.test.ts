import { expect, it } from 'vitest';
import { newsSince } from './news-since';

const posts = ['ana', 'luis', 'ana', 'eva', 'ana'].map((username, at) => ({
  number: at + 1,
  author: { username },
}));
const since = (visit: number, lastNumber = 5) => newsSince(posts, { visit, lastNumber, reader: 'ana' });

it('is what others have written, not what the reader has', () => {
  const { count, first, isNews } = since(2);
  expect([count, first]).toEqual([1, 4]);
  expect(posts.filter(isNews).map(({ number }) => number)).toEqual([4]);
});

it('is nothing on the first visit, nor after an own answer', () => {
  expect(since(0)).toMatchObject({ count: 0, first: undefined });
  expect(since(4)).toMatchObject({ count: 0, first: undefined });
});

it('may be on another page', () => {
  expect(since(5, 40)).toMatchObject({ count: 35, first: 6 });
});
