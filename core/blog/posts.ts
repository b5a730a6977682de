import { brand } from '../brand';
import { formatOneDecimal } from '../platform/number-format';
import { anchorOf } from '../syllabus/reading/sections';
import { currentCategory } from './categories';

/** A post in the API response; missing fields get defaults (spec 3, Blog post). */
export type ApiPost = {
  id: number;
  title: string;
  excerpt?: string | null | undefined;
  content?: string | null | undefined;
  author?:
    | { username: string; currentRank?: string | null | undefined; avatar?: string | null | undefined }
    | null
    | undefined;
  createdAt: string;
  readingTime?: number | null | undefined;
  viewCount?: number | null | undefined;
  likes?: number | null | undefined;
  comments?: number | null | undefined;
  isTrending?: boolean | null | undefined;
  category?: { name: string } | null | undefined;
  tags?: readonly string[] | null | undefined;
  featuredImage?: string | null | undefined;
  isSticky?: boolean | null | undefined;
};

export type BlogCard = {
  id: number;
  title: string;
  excerpt: string;
  author: string;
  role: string;
  avatar: string | null;
  date: string;
  readTime: number;
  views: number;
  likes: number;
  comments: number;
  category: string;
  tags: readonly string[];
  image: string;
  isTrending: boolean;
  isFeatured: boolean;
};

export const imagePath = (file: string): string => `/api/blog/images/${file}`;

const DEFAULT_CATEGORY = 'Preparación Oposiciones';
export const defaultAuthor = { username: `Equipo ${brand.name}`, currentRank: 'Redacción', avatar: null };
export const defaultTags = ['temario', 'planificación'] as const;

const CHARACTERS_PER_MINUTE = 250;
const MIN_MINUTES = 3;

/** Minutes to read, when the server does not send them (spec 9, Display). */
export const defaultReadTime = (text: string): number =>
  Math.max(MIN_MINUTES, Math.ceil(text.length / CHARACTERS_PER_MINUTE));

/** Counts by position in the list, when the server does not send them. */
export function defaultCounts(index: number): { views: number; likes: number; comments: number } {
  const views = 1500 + 234 * index;
  return { views, likes: Math.round(views * 0.08), comments: Math.round(views * 0.02) };
}

const FEATURED = 3;

export function cardOf(post: ApiPost, index: number): BlogCard {
  const counts = defaultCounts(index);
  const category = currentCategory(post.category?.name ?? DEFAULT_CATEGORY);
  const author = post.author ?? defaultAuthor;
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt ?? '',
    author: author.username,
    role: author.currentRank ?? defaultAuthor.currentRank,
    avatar: author.avatar ?? null,
    date: post.createdAt,
    readTime: post.readingTime ?? defaultReadTime(post.content ?? post.excerpt ?? ''),
    views: post.viewCount ?? counts.views,
    likes: post.likes ?? counts.likes,
    comments: post.comments ?? counts.comments,
    category,
    tags: post.tags?.length ? post.tags : defaultTags,
    image: post.featuredImage || imagePath(`${anchorOf(category)}.svg`),
    isTrending: post.isTrending ?? false,
    isFeatured: post.isSticky === true || index < FEATURED,
  };
}

/** `940`, `1,5k`. */
export const formatViews = (views: number): string =>
  views >= 1000 ? `${formatOneDecimal(Math.floor(views / 100) / 10)}k` : String(views);

export const CARD_TAGS = 2;
