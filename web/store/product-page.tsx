import { isObject } from '@atalaya/core/platform/is-object';
import { parseMarkdown } from '@atalaya/core/platform/markdown';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorMessage } from '../platform/error-boundary';
import { HttpError } from '../platform/http-error';
import { lazySection } from '../platform/lazy-section/lazy-section';
import { callFrom } from '../platform/page-context';
import { headOf } from '../platform/page-title';
import { LostPage } from '../ui/lost-page';
import type { Route } from './+types/product-page';
import { productMeta } from './product-meta';
import { ProductSample } from './product-sample';
import { ProductSheet } from './product-sheet';

export const handle = { audience: 'guest' } as const;

const OFFERED = 4;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const { id } = params;
  try {
    const [product, reviews] = await Promise.all([
      ask('GET /api/store/products/:id', { params: { id } }),
      ask('GET /api/store/products/:id/reviews', { params: { id } }),
    ]);
    const { sample } = product;
    return {
      product: { ...product, sample: sample && { ...sample, text: parseMarkdown(sample.text ?? '') } },
      reviews,
      head: productMeta(new URL(request.url).origin, product, reviews.items),
    };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const others = await ask('GET /api/store/products').catch(() => []);
    throw data(
      { offered: others.slice(0, OFFERED).map(({ id: other, name }) => ({ id: other, name })) },
      { status: 404 },
    );
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? headOf('Producto no encontrado', { robots: 'noindex' });

const reviews = lazySection('opiniones', () => import('./product-reviews'));
const related = lazySection('relacionados', () => import('./product-related'));

export default function ProductPage() {
  return (
    <div className="page-width grid gap-14 pt-6 pb-18 md:gap-18 md:pt-8 md:pb-24">
      <ProductSheet />
      <ProductSample />
      {reviews}
      {related}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorMessage error={useRouteError()} lost={<LostProduct />} />;
}

function offeredIn(body: unknown): { id: string; name: string }[] {
  if (!isObject(body) || !Array.isArray(body.offered)) return [];
  return body.offered.flatMap((one: unknown) =>
    isObject(one) && typeof one.id === 'string' && typeof one.name === 'string'
      ? [{ id: one.id, name: one.name }]
      : [],
  );
}

function LostProduct() {
  const error = useRouteError();
  const offered = isRouteErrorResponse(error) ? offeredIn(error.data) : [];
  return (
    <LostPage
      title="Este producto no existe"
      back={{ to: '/tienda', label: 'Ver la tienda' }}
      offeredTitle="Otros que quizá buscabas"
      offered={offered.map(({ id, name }) => ({ to: `/producto/${id}`, label: name }))}
    >
      Puede que se haya retirado de la venta o que la dirección tenga una errata. Si lo compraste, sigue
      siendo tuyo: lo tienes en el campus.
    </LostPage>
  );
}
