import { z } from 'zod';
import { day, state, text, yesOrNo } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { blogCategories } from '../../syllabus/blog-categories';
import { authorResource, postResource } from './blog';

const image = z
  .string()
  .regex(/^[a-z0-9-]+\.(svg|png|webp|avif)$/, 'El nombre de un fichero, como «derecho.svg».');

export const blogPosts = resourceEndpoints(postResource, {
  access: 'may:edit-content',
  what: 'posts of the blog',
  draft: z.object({
    title: text(200),
    excerpt: text(500),
    category: z.enum(blogCategories, 'Elige una de las opciones.'),
    author: text(100),
    date: day,
    sticky: yesOrNo,
    image,
    tags: z.array(text(50)).min(1, 'Al menos una etiqueta.').max(10),
    body: text(200_000),
    state,
    /** Without it, a post with a later date appears when that day begins in Spain. */
    publishAt: z.iso.datetime({ error: 'Escribe una fecha y una hora válidas.' }).nullable().default(null),
  }),
  listOmits: ['body'],
  filters: { category: z.enum(blogCategories).optional() },
});

export const blogAuthors = resourceEndpoints(authorResource, {
  access: 'may:edit-content',
  what: 'authors of the blog',
  draft: z.object({
    name: text(100),
    role: text(100),
    bio: text(600),
    avatar: z.union([z.literal(''), image]).default(''),
  }),
});
