import { parseShopFilters, type ShopProduct, shopParams, shopSections } from '@atalaya/core/store/shop';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import type { Route } from './+types/shop-page';
import { Shop } from './shop';

export const handle = { audience: 'guest', query: shopParams };

const orNull = <T,>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** Only the products of this URL; the browser loads the rest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const ask = callFrom(context);
  const [products, categories] = await Promise.all([
    orNull(ask('GET /api/store/products')),
    orNull(ask('GET /api/store/categories')),
  ]);
  const sections = products && shopSections(products, parseShopFilters(searchParams));
  return {
    sections: sections?.map((group) => ({ ...group, items: group.items.map(cardOf) })) ?? null,
    categories,
    head: shopMeta(origin),
  };
}

const cardOf = ({ description: _, ...card }: ShopProduct): ShopProduct => {
  const { id, name, shortDescription, price, originalPrice, categoryId, type, ...rest } = card;
  const { rating, reviewCount, salesCount, isFeatured, isRecurring, images, createdAt } = rest;
  return {
    id,
    name,
    shortDescription,
    price,
    originalPrice,
    categoryId,
    type,
    rating,
    reviewCount,
    salesCount,
    isFeatured,
    isRecurring,
    images,
    createdAt,
  };
};

/** Client navigation shows skeletons at once and loads the data in the browser. */
export const clientLoader = () => ({
  sections: null,
  categories: null,
  head: shopMeta(window.location.origin),
});

/** Filtering uses the loaded products. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default Shop;

const shopMeta = (origin: string) =>
  pageMeta({
    origin,
    path: '/tienda',
    title: 'Tienda: temas, packs y cursos para Policía Nacional',
    description:
      'Cursos mes a mes, packs de pago único y contenido suelto del temario de la Escala Básica: temas, esquemas, test, simulacros, guías y plantillas.',
    crumb: 'Tienda',
  });
