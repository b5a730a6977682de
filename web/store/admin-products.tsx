import { brand } from '@atalaya/core/brand';
import { productResource } from '@atalaya/core/store/admin-store';
import { formatEuros } from '@atalaya/core/store/cart';
import { ResourcePage } from '../admin/resource/resource-page';
import type { Route } from './+types/admin-products';

export const meta: Route.MetaFunction = () => [
  { title: `${productResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminProductsPage() {
  return (
    <ResourcePage
      resource={productResource}
      cells={{
        priceCents: {
          header: 'Precio',
          cell: ({ priceCents, isRecurring }) =>
            `${formatEuros(Number(priceCents))}${isRecurring ? ' /mes' : ''}`,
          plain: true,
        },
      }}
    />
  );
}
