import { activeFilters, noFilters, type SectionProducts, shopSections } from '@atalaya/core/store/shop';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button, ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { EmptyState, ErrorState } from '../ui/state';
import { ShelfSkeleton } from './product-skeleton';
import { ShopBanner } from './shop-banner';
import { ShopFilterPanel } from './shop-filter-panel';
import type { loader } from './shop-page';
import { ShopSection } from './shop-section';
import { ShopToolbar } from './shop-toolbar';
import { categoriesQuery, useCatalogue } from './use-catalogue';
import { useShopFilters } from './use-shop-filters';

/** The server's data is shown until the browser's request succeeds, and after a failure. */
export function Shop() {
  const rendered = useLoaderData<typeof loader>();
  const address = useShopFilters();
  const { products, error, refetch, isFetching } = useCatalogue();
  const { data } = useQuery(categoriesQuery);
  const categories = (Array.isArray(data) ? data : rendered.categories) ?? [];
  const { filters, to, change } = address;
  const [isAskedFor, setAskedFor] = useState(false);
  const ask = () => {
    setAskedFor(!(filters.panel && isAskedFor));
    if (!filters.panel) change({ panel: true });
  };
  const sections = products ? shopSections(products, filters) : rendered.sections;
  return (
    <div id="tienda">
      <ShopBanner />
      <div
        className={cx(
          'page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-7 pt-8 pb-18 md:pt-10 md:pb-24',
          filters.panel && 'lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]',
        )}
      >
        <ShopFilterPanel address={address} categories={categories} isAskedFor={isAskedFor} />
        <ShopToolbar {...{ address, categories, sections, isAskedFor }} onAsk={ask} />
        <div className="min-w-0">
          {sections === null ? (
            error ? (
              <ErrorState
                title="No hemos podido leer la tienda"
                action={
                  <Button busy={isFetching} onClick={() => refetch()}>
                    <RotateCw aria-hidden="true" />
                    Reintentar
                  </Button>
                }
              >
                Tu carrito está a salvo. Comprueba la conexión y vuelve a intentarlo.
              </ErrorState>
            ) : (
              <ShelfSkeleton />
            )
          ) : (
            <Found sections={sections} address={address} />
          )}
          {sections?.length === 0 && (
            <EmptyState
              title="No encontramos productos"
              action={
                activeFilters(filters) > 0 && (
                  <ButtonLink to={to(noFilters)} preventScrollReset variant="outline">
                    <X aria-hidden="true" />
                    Borrar filtros
                  </ButtonLink>
                )
              }
            >
              Prueba con otra palabra, otra categoría o un precio más alto.
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  );
}

function Found({
  sections,
  address,
}: {
  sections: readonly SectionProducts[];
  address: ReturnType<typeof useShopFilters>;
}) {
  return (
    <div className="grid gap-12 md:gap-14">
      {sections.map((group, index) => (
        <ShopSection key={group.section} group={group} address={address} isFirst={index === 0} />
      ))}
    </div>
  );
}
