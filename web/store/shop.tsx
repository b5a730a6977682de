import { activeFilters, noFilters, type SectionProducts, shopSections } from '@atalaya/core/store/shop';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button, ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { Loading, Skeleton } from '../ui/skeleton';
import { EmptyState, ErrorState } from '../ui/state';
import { Tower } from '../ui/tower';
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
                    <RotateCw />
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
                    <X />
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

const EIGHT = Array.from({ length: 8 }, (_, index) => index);

function ShelfSkeleton() {
  return (
    <Loading
      label="Cargando productos"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2 sm:gap-y-9 xl:grid-cols-3"
    >
      {EIGHT.map((card) => (
        <div
          key={card}
          data-skeleton
          className="grid grid-cols-[8.25rem_minmax(0,1fr)] gap-x-4 py-5 sm:block sm:py-0"
        >
          <Skeleton className="aspect-4/3 rounded-lg" />
          <div className="grid content-start gap-3 sm:pt-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-7 w-1/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

function ShopBanner() {
  return (
    <header className="relative isolate overflow-hidden bg-panel text-on-panel">
      <svg
        viewBox="0 0 720 220"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        className="absolute right-0 bottom-0 -z-10 h-full w-180 max-md:-right-60"
      >
        <circle cx="440" cy="206" r="330" fill="#0e2650" />
        <circle cx="440" cy="206" r="240" fill="#143362" />
        <circle cx="440" cy="206" r="160" fill="#1d4276" />
        <circle cx="440" cy="206" r="96" fill="#2f5688" />
        <circle cx="440" cy="206" r="52" fill="#c6b68d" />
        <g transform="translate(440 208) scale(.4)">
          <Tower ink="night" />
        </g>
      </svg>
      <svg
        viewBox="0 0 1440 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-4 w-full"
      >
        <path d="M0 8q720-14 1440 0v12H0z" fill="#061329" />
      </svg>
      <div className="page-width py-10 md:pt-14 md:pb-16">
        <h1 className="max-w-[14ch] text-[clamp(3rem,5.2vw,4.5rem)] leading-[.92] md:max-w-none">
          Compra solo lo que te falta
        </h1>
        <p className="mt-3 max-w-[34ch] text-[#d5dff0] md:max-w-none">
          Temas sueltos, packs y cursos. Lo de pago único es tuyo para siempre.
        </p>
      </div>
    </header>
  );
}
