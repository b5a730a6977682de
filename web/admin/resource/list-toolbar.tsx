import { ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Input } from '../../ui/forms/input';
import { IconButton } from '../../ui/icon-button';
import { Kbd } from '../../ui/kbd';
import type { ListState } from './use-list-state';

const TYPING_PAUSE_MS = 300;

export type Filter = {
  name: string;
  label: string;
  /** The label of the unfiltered option. */
  all: string;
  options: readonly { value: string; label: string }[];
};

type ListToolbarProps = {
  list: Pick<ListState, 'q' | 'set' | 'text' | 'isFiltered' | 'clear'>;
  search: { label: string; placeholder: string };
  filters: readonly Filter[];
  /** Other filters, such as dates. */
  children?: ReactNode;
};

/** Search and filters, stored in the URL. */
export function ListToolbar({ list, search, filters, children }: ListToolbarProps) {
  return (
    <search className="mb-3.5 flex flex-wrap items-center gap-2.5">
      <SearchBox list={list} {...search} />
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={list.text(filter.name)}
          onChange={(value) => list.set({ [filter.name]: value })}
        />
      ))}
      {children}
      {list.isFiltered && (
        <Button variant="quiet" size="sm" onClick={list.clear}>
          Quitar filtros
        </Button>
      )}
    </search>
  );
}

type SearchBoxProps = { list: Pick<ListState, 'q' | 'set'>; label: string; placeholder: string };

/** Debounced search; `/` focuses it. */
function SearchBox({ list, label, placeholder }: SearchBoxProps) {
  const [text, setText] = useState(list.q);
  const [asked, setAsked] = useState(list.q);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL changed by itself: back, or «quitar filtros».
  if (list.q !== asked) {
    setAsked(list.q);
    if (list.q !== text.trim()) setText(list.q);
  }

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      box.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => {
      window.removeEventListener('keydown', focus);
      clearTimeout(timer.current);
    };
  }, []);

  const ask = (next: string, wait = TYPING_PAUSE_MS) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAsked(next.trim());
      list.set({ q: next.trim() }, { replace: true });
    }, wait);
  };
  return (
    <Input
      ref={box}
      label={label}
      hideLabel
      size="sm"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      placeholder={placeholder}
      icon={<Search />}
      fieldClassName="w-full sm:w-75"
      value={text}
      onChange={({ target }) => ask(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && ask(text, 0)}
      after={
        text === '' ? (
          <Kbd aria-hidden="true" className="mr-2">
            /
          </Kbd>
        ) : (
          <IconButton
            label="Borrar la búsqueda"
            size="sm"
            onClick={() => {
              ask('', 0);
              box.current?.focus();
            }}
          >
            <X />
          </IconButton>
        )
      }
    />
  );
}

type FilterSelectProps = { filter: Filter; value: string; onChange: (value: string) => void };

/** A native select, highlighted while it filters. */
function FilterSelect({ filter: { label, all, options }, value, onChange }: FilterSelectProps) {
  const isOn = options.some((option) => option.value === value);
  return (
    <span className="relative inline-flex max-w-full">
      <select
        aria-label={label}
        value={isOn ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        className={cx(
          'min-h-9.5 max-w-full appearance-none truncate [field-sizing:content] rounded-md border-[1.5px] py-1.5 pr-8 pl-3 text-small font-semibold transition-colors pointer-coarse:min-h-11 pointer-coarse:text-[1rem]',
          isOn
            ? 'border-navy bg-navy text-on-navy hover:bg-navy-hover'
            : 'border-line-strong bg-surface text-ink hover:bg-navy-tint',
        )}
      >
        <option value="" className="bg-surface text-ink">
          {label}: {all}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {label}: {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className={cx(
          'pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2',
          isOn ? 'text-on-navy' : 'text-muted',
        )}
      />
    </span>
  );
}
