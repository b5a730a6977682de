import { z } from 'zod';
import { day, state, text } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { lawArticleResource } from './articles';

export const lawArticles = resourceEndpoints(lawArticleResource, {
  access: 'may:edit-content',
  what: 'articles of laws in our own words',
  draft: z.object({
    heading: text(70),
    statement: text(320),
    figures: z.array(text(140)).max(6, 'Como mucho seis.').default([]),
    validOn: day,
    state,
  }),
  also: {
    /** «Artículo 17 CE». */
    name: z.string(),
    law: z.string(),
    number: z.string(),
    slug: z.string(),
    lawSlug: z.string().nullable(),
  },
  listOmits: ['statement', 'figures'],
  filters: { law: z.string().max(100).optional() },
});
