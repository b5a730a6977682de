import { formatEuros } from '@atalaya/core/platform/number-format';
import { productResource } from '@atalaya/core/store/admin/store';
import { useQuery } from '@tanstack/react-query';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { categoriesQuery } from '../use-catalogue';

export const meta = titled(productResource.title, { robots: 'noindex' });

export default function AdminProductsPage() {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? id;
  return (
    <ResourcePage
      resource={productResource}
      choices={{ categoryId: categories.map(({ id, name }) => ({ value: id, label: name })) }}
      cells={{
        categoryId: {
          cell: ({ categoryId }) => <span className="whitespace-nowrap">{nameOf(String(categoryId))}</span>,
        },
        priceCents: {
          header: 'Precio',
          cell: ({ priceCents, isRecurring }) => (
            <span className="whitespace-nowrap tabular-nums">
              {formatEuros(Number(priceCents))}
              {isRecurring ? ' /mes' : ''}
            </span>
          ),
          plain: true,
        },
      }}
    />
  );
}
