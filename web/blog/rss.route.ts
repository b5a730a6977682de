import { brand } from '@atalaya/core/brand';
import { callFrom } from '../platform/page-context';
import type { Route } from './+types/rss.route';

export const handle = { audience: 'guest' };

const MOST = 30;
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const posts = await callFrom(context)('GET /api/blog/posts-with-categories');
  const items = posts.slice(0, MOST).map(
    (post) => `    <item>
      <title>${xml(post.title)}</title>
      <link>${origin}/blog/${post.id}</link>
      <guid isPermaLink="true">${origin}/blog/${post.id}</guid>
      <pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>
      <dc:creator>${xml(post.author.username)}</dc:creator>
      <category>${xml(post.category.name)}</category>
      <description>${xml(post.excerpt)}</description>
    </item>`,
  );
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Blog de ${brand.name}</title>
    <link>${origin}/blog</link>
    <atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml" />
    <description>Técnicas, normativa y casos para preparar la oposición a Policía Nacional.</description>
    <language>es-ES</language>
${items.join('\n')}
  </channel>
</rss>
`;
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
