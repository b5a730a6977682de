import { parseMarkdown } from '@atalaya/core/platform/markdown';
import { orNotFound } from '../platform/not-found';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { parsedSections } from '../platform/parsed-sections.server';
import type { Route } from './+types/legal-page';
import { LegalArticle } from './legal-article';

export const handle = { audience: 'guest' } as const;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const [page, pages] = await Promise.all([
    ask('GET /api/legal-pages/:slug', { params: { slug: params.slug } }),
    ask('GET /api/legal-pages'),
  ]).catch(orNotFound);
  return {
    // The text is sent as sections only.
    page: { ...page, body: '', intro: parseMarkdown(page.intro), sections: parsedSections(page.sections) },
    others: pages.filter(({ slug }) => slug !== page.slug),
    head: pageMeta({
      origin: new URL(request.url).origin,
      path: `/legal/${page.slug}`,
      title: page.title,
      description: firstSentence(page.intro),
      crumb: page.title,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const LONGEST = 160;
const firstSentence = (text: string): string =>
  (text.replace(/[*`]|\[|\]\([^)]*\)/g, '').split(/(?<=\.)\s/)[0] ?? '').slice(0, LONGEST);

export default LegalArticle;
