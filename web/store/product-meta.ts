import type { Answer } from '@atalaya/core/api';
import { brand } from '@atalaya/core/brand';
import { pageMeta } from '../platform/page-meta';

type Product = Answer<'GET /api/store/products/:id'>;
type Review = Answer<'GET /api/store/products/:id/reviews'>['items'][number];

/** Structured data contains a rating only if there are reviews. */
export function productMeta(origin: string, product: Product, reviews: readonly Review[]) {
  const path = `/producto/${product.id}`;
  const picture = `/api/store/covers/${product.id}.1.png`;
  const rated = product.rating !== null && product.reviewCount > 0;
  return pageMeta({
    origin,
    path,
    title: product.name,
    description: product.description.slice(0, 300),
    image: { path: picture, alt: product.name },
    data: [
      {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        sku: product.id,
        image: [origin + picture],
        category: product.category,
        brand: { '@type': 'Brand', name: brand.name },
        offers: {
          '@type': 'Offer',
          price: product.price.toFixed(2),
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          url: origin + path,
          ...(product.offerEndsAt ? { priceValidUntil: product.offerEndsAt.slice(0, 10) } : {}),
        },
        ...(rated
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: product.rating,
                reviewCount: product.reviewCount,
              },
              review: reviews.slice(0, 3).map(({ author, stars, body, createdAt }) => ({
                '@type': 'Review',
                author: { '@type': 'Person', name: author },
                reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
                reviewBody: body,
                datePublished: createdAt,
              })),
            }
          : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Tienda', item: `${origin}/tienda` },
          { '@type': 'ListItem', position: 3, name: product.name, item: origin + path },
        ],
      },
    ],
  });
}
