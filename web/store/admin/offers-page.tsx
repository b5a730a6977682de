import { offerResource } from '@atalaya/core/store/admin/store';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from '../../admin/resource/resource-calls';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { ProductName } from './product-name';

export const meta = titled(offerResource.title, { robots: 'noindex' });

export default function AdminOffersPage() {
  const { data } = useQuery(listQuery('products', { page: 1, pageSize: 100, sort: 'name' }));
  const products = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: String(name) }));
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
