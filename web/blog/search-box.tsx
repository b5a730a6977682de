import { filterEntries, parseFilters } from '@atalaya/core/blog/filters';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Input } from '../ui/forms/input';
import { type BlogFilters, blogPath } from './use-filters';

/** Filters on every keystroke and updates the URL. Without JavaScript it is a GET form. */
export function SearchBox({ filters }: Pick<BlogFilters, 'filters'>) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // Follows the URL on back, but not while the user types.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = filters.search;
  }, [filters.search]);
  const show = (search: string) => {
    // The address itself: after a click on another filter, the keystroke may come before the next render.
    const now = parseFilters(new URLSearchParams(window.location.search));
    navigate(blogPath({ ...now, page: 1, search }), { replace: true, preventScrollReset: true });
  };
  const others = filterEntries({ ...filters, search: '', page: 1 });
  return (
    <search className="w-90 max-w-full">
      <form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          show(input.current?.value ?? '');
        }}
      >
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Input
          ref={input}
          label="Buscar en el blog"
          hideLabel
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          icon={<Search />}
          placeholder="Buscar por título, texto o etiqueta"
          defaultValue={filters.search}
          onChange={(event) => show(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
