import { describe, expect, it } from 'vitest';
import { brand } from '../brand';
import { cardsOf } from './cards';
import { categoryTabs, currentCategory, popularTags } from './categories';
import {
  type ApiPost,
  cardOf,
  defaultAuthor,
  defaultCounts,
  defaultReadTime,
  defaultTags,
  formatViews,
} from './posts';

const bare: ApiPost = { id: 7, title: 'Solo un título', createdAt: '2026-06-01T00:00:00.000Z' };
const whole: ApiPost = {
  ...bare,
  excerpt: 'Breve.',
  content: 'Texto.',
  author: { username: 'Irene Soto', currentRank: 'Coordinadora', avatar: '/a.svg' },
  readingTime: 9,
  viewCount: 12,
  likes: 2,
  comments: 1,
  isTrending: true,
  category: { name: 'Derecho' },
  tags: ['plazos'],
  featuredImage: '/b.svg',
  isSticky: false,
};

describe('a post card', () => {
  it('shows every field of the response [3.blog-1] [3.blog-8] [3.blog-9] [3.blog-10]', () => {
    expect(cardOf(whole, 5)).toEqual({
      id: 7,
      title: 'Solo un título',
      excerpt: 'Breve.',
      author: 'Irene Soto',
      role: 'Coordinadora',
      avatar: '/a.svg',
      date: '2026-06-01T00:00:00.000Z',
      readTime: 9,
      views: 12,
      likes: 2,
      comments: 1,
      category: 'Derecho',
      tags: ['plazos'],
      image: '/b.svg',
      isTrending: true,
      isFeatured: false,
    });
  });

  it('has defaults for missing fields [3.blog-2] [3.blog-3] [3.blog-4] [3.blog-5] [3.blog-6]', () => {
    const card = cardOf(bare, 1);
    expect(card).toMatchObject({
      author: defaultAuthor.username,
      readTime: 3,
      views: 1734,
      tags: defaultTags,
      image: '/api/blog/images/preparacion-oposiciones.svg',
    });
    expect(cardOf({ ...bare, tags: [], category: { name: 'Derecho' } }, 0)).toMatchObject({
      tags: defaultTags,
      image: '/api/blog/images/derecho.svg',
    });
  });

  it('estimates 250 characters a minute, at least three minutes [9.display-20] [9.display-21]', () => {
    expect([0, 250, 750, 751, 2500].map((length) => defaultReadTime('a'.repeat(length)))).toEqual([
      3, 3, 3, 4, 10,
    ]);
  });

  it('has default counts: 1500 views plus 234 per position, 8 % likes, 2 % comments [9.display-18] [9.display-19]', () => {
    expect(defaultCounts(0)).toEqual({ views: 1500, likes: 120, comments: 30 });
    expect(defaultCounts(2)).toEqual({ views: 1968, likes: 157, comments: 39 });
  });

  it('is featured when it is sticky or one of the first three [3.blog-11] [3.blog-12]', () => {
    expect([0, 1, 2, 3].map((index) => cardOf(whole, index).isFeatured)).toEqual([true, true, true, false]);
    expect(cardOf({ ...whole, isSticky: true }, 9).isFeatured).toBe(true);
  });
});

describe('the built-in posts', () => {
  const ids = Array.from({ length: 10 }, (_, index) => 99_001 + index);

  it('follow the posts of the server [3.blog-13]', () => {
    expect(cardsOf([]).map(({ id }) => id)).toEqual(ids);
    expect(cardsOf([bare]).map(({ id }) => id)).toEqual([7, ...ids]);
  });

  it('are not repeated when the server sends them', () => {
    const sent = { ...bare, id: 99_003, viewCount: 4 };
    const cards = cardsOf([bare, sent]);
    expect(cards).toHaveLength(11);
    expect(cards.find(({ id }) => id === 99_003)?.views).toBe(4);
  });

  it('have author, role, date, read time, views, likes, comments, category, tags and image [3.blog-14]', () => {
    for (const card of cardsOf([])) {
      for (const text of [card.author, card.role, card.title, card.excerpt, card.image])
        expect(text).not.toBe('');
      expect(card.date).toMatch(/^2026-\d\d-\d\d$/);
      for (const number of [card.readTime, card.views, card.likes, card.comments])
        expect(number).toBeGreaterThan(0);
      expect(categoryTabs).toContain(card.category);
      expect(card.tags.length).toBeGreaterThan(0);
    }
  });
});

describe('categories and tags', () => {
  it('are thirteen, in their order [3.blog-17]', () => {
    expect(categoryTabs).toEqual([
      'Todas',
      'Preparación Oposiciones',
      brand.method,
      'Casos Prácticos',
      'Normativa',
      'Protocolos',
      'Entrevista Personal',
      'Preparación Física',
      'Derecho',
      'Psicología',
      'Técnicas de Estudio',
      'Constitución',
      'Seguridad Vial',
    ]);
  });

  it.each([
    ['Preparación CNP', 'Preparación Oposiciones', '3.blog-18'],
    ['Técnicas Policiales', 'Casos Prácticos', '3.blog-19'],
    ['Casos de Éxito', brand.method, '3.blog-20'],
    ['Actualidad Policial', 'Normativa', '3.blog-21'],
    ['Derecho', 'Derecho', '3.blog-17'],
  ])('%s is now %s [%s] [3.blog-18] [3.blog-19] [3.blog-20] [3.blog-21]', (before, now) => {
    expect(currentCategory(before)).toBe(now);
    expect(cardOf({ ...bare, category: { name: before } }, 0).category).toBe(now);
  });

  it('include ten distinct popular tags [3.blog-22]', () => {
    expect(new Set(popularTags).size).toBe(10);
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,0k'],
  [1500, '1,5k'],
  [1999, '1,9k'],
  [12_340, '12,3k'],
])('%i views are written %s [9.display-22] [9.display-23]', (views, words) => {
  expect(formatViews(views)).toBe(words);
});
