import { lazySection } from '../platform/lazy-section/lazy-section';
import { CategoryTabs } from './category-tabs';
import { NewsletterBanner } from './newsletter-banner';
import { SearchBox } from './search-box';
import { Toolbar } from './toolbar';
import { useFilters } from './use-filters';

const list = lazySection('lista', () => import('./blog-list'));

export function BlogBoard() {
  const { filters, to } = useFilters();
  return (
    <div id="blog">
      <NewsletterBanner />
      <div className="page-width pt-10 pb-18 md:pt-14 md:pb-24">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <h1 className="text-[clamp(3.5rem,6vw,5.5rem)] leading-[.9]">Blog</h1>
          <SearchBox filters={filters} />
        </header>
        <CategoryTabs filters={filters} to={to} />
        <Toolbar filters={filters} to={to} />
        {list}
      </div>
    </div>
  );
}
