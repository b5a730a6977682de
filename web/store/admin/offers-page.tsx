import { offerResource } from '@atalaya/core/store/admin/store';
import { useQuery } from '@tanstack/react-query';
import { ResourcePage } from '../../admin/resource/resource-page';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { ProductName } from './product-name';

export const meta = titled(offerResource.title, { robots: 'noindex' });

export default function AdminOffersPage() {
  const { data } = useQuery(
    read('GET /api/admin/products', { query: { page: 1, pageSize: 100, sort: 'name' } }),
  );
  const products = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ResourcePage
      resource={offerResource}
      choices={{ productId: products }}
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
