import { expect, test } from './support/fixtures';

/** Far more than there are; a page that links to itself with ever new addresses must not run forever. */
const MOST_PAGES = 600;
/** Thousands of articles come from the same list: one of each law is enough. */
const ARTICLE = /^\/codificado\/([^/]+)\/[^/]+$/;
const ARTICLES_OF_A_LAW = 1;
/** More would keep the server from the tests beside this one. */
const AT_ONCE = 4;
const LINK = /<a\b[^>]*?\shref="([^"]+)"/g;

/** The internal addresses on a page, without their fragments. */
function linksOn(html: string, path: string): string[] {
  return [...html.matchAll(LINK)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), `http://atalaya.test${path}`);
    // Filters and pages of a list show the same page again.
    return url.origin === 'http://atalaya.test' && !url.pathname.startsWith('/api/') ? [url.pathname] : [];
  });
}

test('no link of the site or the blog leads to a page that does not exist', async ({ request }) => {
  const seen = new Set(['/']);
  const broken: string[] = [];
  const articles = new Map<string, number>();
  const isEnough = (link: string): boolean => {
    const law = ARTICLE.exec(link)?.[1];
    if (law === undefined) return false;
    articles.set(law, (articles.get(law) ?? 0) + 1);
    return (articles.get(law) ?? 0) > ARTICLES_OF_A_LAW;
  };
  let pages = 0;
  const waiting = [{ path: '/', from: '' }];
  const visit = async ({ path, from }: { path: string; from: string }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() >= 400) broken.push(`${path} (on ${from})`);
    if (answer.status() !== 200 || !answer.headers()['content-type']?.includes('html')) return;
    pages += 1;
    for (const link of linksOn(await answer.text(), path)) {
      if (seen.has(link) || isEnough(link)) continue;
      seen.add(link);
      waiting.push({ path: link, from: path });
    }
  };
  while (waiting.length > 0) {
    expect(seen.size).toBeLessThan(MOST_PAGES);
    await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  }
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(50);
});
