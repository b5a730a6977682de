import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

const link = z.object({ id: z.string(), slug: z.string(), title: z.string() });

export const listLegalPages = endpoint.get('/api/legal-pages', 'everyone', {
  shared: true,
  summary: 'The legal pages, in the order of the footer.',
  response: z.array(link),
});

export const readLegalPage = endpoint.get('/api/legal-pages/:slug', 'everyone', {
  shared: true,
  summary: 'One legal page in Markdown, whole and split into sections. HTML in it is shown as text.',
  params: z.object({ slug: z.string().max(100) }),
  response: link.extend({
    updated: z.iso.date(),
    body: z.string(),
    intro: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
  }),
});
