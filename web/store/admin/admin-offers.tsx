import { brand } from '@atalaya/core/brand';
import { offerResource } from '@atalaya/core/store/admin-store';
import { ResourcePage } from '../../admin/resource/resource-page';
import { ProductName } from '../product-name';
import type { Route } from './+types/admin-offers';

export const meta: Route.MetaFunction = () => [
  { title: `${offerResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOffersPage() {
  return (
    <ResourcePage
      resource={offerResource}
      cells={{
        productId: { cell: ({ productId }) => <ProductName id={String(productId)} />, plain: true },
        percent: {
          header: 'Descuento',
          cell: ({ percent }) => <span className="whitespace-nowrap">{String(percent)} %</span>,
        },
      }}
    />
  );
}
