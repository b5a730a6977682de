import type { Answer } from '@atalaya/core/api';
import { ArrowRight, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Plate } from '../ui/plate';
import { type CodifiedFilters, codifiedPath } from './codified-filters';
import { articlePath } from './law-paths';

type Direct = Answer<'GET /api/law-articles'>['direct'];

/** Without JavaScript it is a GET form. */
export function CodifiedSearch({ filters, direct }: { filters: CodifiedFilters; direct: Direct }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // Follows the address on back.
  useEffect(() => {
    if (input.current) input.current.value = filters.words;
  }, [filters.words]);
  return (
    <search className="mt-5 block">
      <form
        action="/codificado"
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(codifiedPath(filters, { words: input.current?.value.trim() ?? '', law: null }));
        }}
      >
        <Input
          ref={input}
          label="Buscar artículos"
          hideLabel
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          icon={<Search />}
          placeholder="detención, 72 horas, art. 17 CE"
          defaultValue={filters.words}
          fieldClassName="min-w-0 flex-1"
        />
        <Button type="submit" className="max-sm:px-4">
          Buscar
        </Button>
      </form>
      {direct && (
        <Link
          to={articlePath(direct.law.slug, direct.slug)}
          className="mt-3 flex items-center gap-4 rounded-lg bg-navy-tint px-4 py-3 no-underline hover:underline"
        >
          <Plate>{direct.number}</Plate>
          <span className="min-w-0 flex-1">
            <b>
              Ir al {direct.number} {direct.law.shortName}
            </b>
            , {direct.heading}
          </span>
          <ArrowRight className="size-5 flex-none text-navy" />
        </Link>
      )}
    </search>
  );
}
