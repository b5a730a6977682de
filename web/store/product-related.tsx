import { useLoaderData } from 'react-router';
import { PageSection } from '../platform/lazy-section/page-section';
import { ProductCard } from './product-card';
import type { loader } from './product-page';

export default function ProductRelated() {
  const { related } = useLoaderData<typeof loader>().product;
  if (related.length === 0) return <div id="relacionados" hidden />;
  return (
    <PageSection id="relacionados" titled="relacionados-titulo" className="border-t border-line pt-10">
      <h2 id="relacionados-titulo" className="mb-5 text-h2">
        También te puede servir
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-4">
        {related.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </PageSection>
  );
}
