import { parseMarkdown } from '@atalaya/core/platform/markdown';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorMessage } from '../platform/error-boundary';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import { headOf } from '../platform/page-title';
import { parsedSections } from '../platform/parsed-sections.server';
import { LostPage } from '../ui/lost-page';
import type { Route } from './+types/post-page';
import { PostArticle } from './post-article';
import { postMeta } from './post-meta';

export const handle = { audience: 'guest' } as const;

const OFFERED = 3;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  try {
    const [post, comments] = await Promise.all([
      ask('GET /api/blog/posts/:id', { params: { id } }),
      ask('GET /api/blog/posts/:id/comments', { params: { id } }),
    ]);
    const { origin } = new URL(request.url);
    return {
      // The text is sent as sections and related posts without their text.
      post: {
        ...post,
        content: '',
        intro: parseMarkdown(post.intro),
        sections: parsedSections(post.sections),
        related: post.related.map((other) => ({ ...other, content: '' })),
      },
      comments,
      origin,
      head: postMeta(post, origin),
    };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const posts = await ask('GET /api/blog/posts-with-categories').catch(() => []);
    throw data(
      { offered: posts.slice(0, OFFERED).map(({ id: other, title }) => ({ id: other, title })) },
      { status: 404 },
    );
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? headOf('Artículo no encontrado', { robots: 'noindex' });

export default PostArticle;

/** An unknown post offers others; any other error uses the site's error page. */
export function ErrorBoundary() {
  return <ErrorMessage error={useRouteError()} lost={<LostPost />} />;
}

const isOffer = (value: unknown): value is { offered: { id: number; title: string }[] } =>
  typeof value === 'object' && value !== null && 'offered' in value && Array.isArray(value.offered);

function LostPost() {
  const error = useRouteError();
  const offered = isRouteErrorResponse(error) && isOffer(error.data) ? error.data.offered : [];
  return (
    <LostPage
      title="Este artículo no existe"
      back={{ to: '/blog', label: 'Ver el blog' }}
      offeredTitle="Los más recientes"
      offered={offered.map(({ id, title }) => ({ to: `/blog/${id}`, label: title }))}
    >
      Puede que se haya retirado o que la dirección tenga una errata.
    </LostPage>
  );
}
