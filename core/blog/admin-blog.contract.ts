import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { formatNumber } from '../platform/number-format';
import { blogCategories } from '../syllabus/blog-categories';
import { authorSorts, postSorts } from './admin-blog';

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Obligatorio')
    .max(most, `Como mucho ${formatNumber(most)} caracteres.`);

const image = z
  .string()
  .regex(/^[a-z0-9-]+\.(svg|png|webp|avif)$/, 'El nombre de un fichero, como «derecho.svg».');

export const postDraft = z.object({
  title: text(200),
  excerpt: text(500),
  category: z.enum(blogCategories, 'Elige una de las opciones.'),
  author: text(100),
  date: z.iso.date('Escribe una fecha válida.'),
  /** Forms and CSV files send it as a string. */
  sticky: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], 'Sí o no.')
    .default(false),
  image,
  tags: z.array(text(50)).min(1, 'Al menos una etiqueta.').max(10),
  body: text(200_000),
  state: z.enum(['draft', 'published']).default('published'),
  /** Without it, a post with a later date appears when that day begins in Spain. */
  publishAt: z.iso.datetime({ error: 'Escribe una fecha y una hora válidas.' }).nullable().default(null),
});

const entry = z.object({
  ...recordMeta,
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  author: z.string(),
  date: z.string(),
  sticky: z.boolean(),
  image: z.string(),
  tags: z.array(z.string()),
  publishAt: z.iso.datetime().nullable(),
});

export const blogPosts = resourceEndpoints('blog-posts', {
  access: 'may:edit-content',
  what: 'posts of the blog',
  draft: postDraft,
  row: entry,
  record: entry.extend({ body: z.string() }),
  sorts: postSorts,
  filters: { category: z.enum(blogCategories).optional() },
});

export const authorDraft = z.object({
  name: text(100),
  role: text(100),
  bio: text(600),
  avatar: z.union([z.literal(''), image]).default(''),
});

const authorRecord = z.object({
  ...recordMeta,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  avatar: z.string(),
});

export const blogAuthors = resourceEndpoints('blog-authors', {
  access: 'may:edit-content',
  what: 'authors of the blog',
  draft: authorDraft,
  row: authorRecord,
  record: authorRecord,
  sorts: authorSorts,
  filters: {},
});
