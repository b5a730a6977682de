import type { Section } from '@atalaya/core/store/product';
import type { SectionProducts } from '@atalaya/core/store/shop';
import { ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { ProductCard } from './product-card';
import type { ShopAddress } from './use-shop-filters';

const words: Record<Section, { title: string; lead: string }> = {
  courses: { title: 'Cursos', lead: 'Acceso premium, pago mensual, cancela cuando quieras' },
  packs: { title: 'Packs de contenido', lead: 'Pago único, acceso de por vida' },
  loose: { title: 'Contenido suelto', lead: 'Compra individual' },
};

type ShopSectionProps = { group: SectionProducts; address: ShopAddress; isFirst: boolean };

export function ShopSection({ group, address, isFirst }: ShopSectionProps) {
  const { section, items, total } = group;
  const { filters, to } = address;
  const { title, lead } = words[section];
  const isList = filters.view === 'list';
  return (
    <section aria-labelledby={`seccion-${section}`}>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4">
        <h2 id={`seccion-${section}`} className="text-h2">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      <ul
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-x-6',
          isList ? '' : 'sm:grid-cols-2 sm:gap-y-9 xl:grid-cols-3',
        )}
      >
        {items.map((product, index) => (
          <ProductCard key={product.id} product={product} isRow={isList} isEager={isFirst && index < 3} />
        ))}
      </ul>
      {items.length < total && (
        <p className="mt-8">
          <ButtonLink to={to({ whole: [...filters.whole, section] })} preventScrollReset variant="outline">
            Ver los {total}
            <span className="sr-only"> de {title}</span>
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
