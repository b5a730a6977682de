import { findTools, type Tool, toolIds, toolPath } from '@atalaya/core/tools/catalogue';
import { recentTools } from '@atalaya/core/tools/device-notes';
import { History, LayoutGrid, List, Search, Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useKeepPages } from '../platform/install/use-keep-pages';
import { Chip } from '../ui/chip';
import { Input } from '../ui/forms/input';
import { EmptyState } from '../ui/state';
import { ViewLinks } from '../ui/view-links';
import { useNotes } from './notes-store';
import { GridCard, ListRow } from './tool-card';

type View = 'grid' | 'list';
type Filter = 'favourites' | 'recent';

const pages = ['/herramientas', '/herramientas-grid', ...toolIds.map(toolPath)];

const views = [
  { to: '/herramientas-grid', label: 'Rejilla', icon: <LayoutGrid /> },
  { to: '/herramientas', label: 'Lista', icon: <List /> },
];

export function Catalogue({ view }: { view: View }) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>();
  const shown = useShown(query, filter);
  useKeepPages(pages);
  const toggle = (wanted: Filter) => setFilter(filter === wanted ? undefined : wanted);
  return (
    <div className="page-width py-10 md:py-16">
      <div className="items-end justify-between gap-8 lg:flex">
        <div>
          <h1 className="text-h1">Herramientas</h1>
          <p className="mt-4 max-w-[40ch] text-[1.125rem] text-muted md:text-lead">
            Gratis y sin cuenta. Calculan sin conexión, no guardan nada en el servidor y cada resultado dice
            en qué artículo se apoya.
          </p>
        </div>
        <div className="mt-6 flex flex-none items-end gap-3 lg:mt-0 lg:w-[32rem]">
          <Input
            label="Buscar herramienta"
            hideLabel
            type="search"
            placeholder="Buscar: letra, etilómetro, bastidor…"
            icon={<Search />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            fieldClassName="flex-1 noscript:hidden"
          />
          <ViewLinks views={views} current={view === 'grid' ? '/herramientas-grid' : '/herramientas'} />
        </div>
      </div>
      <fieldset className="mt-5 flex flex-wrap gap-2 noscript:hidden">
        <legend className="sr-only">Filtrar</legend>
        <Chip pressed={filter === 'favourites'} onClick={() => toggle('favourites')}>
          <Star />
          Favoritas
        </Chip>
        <Chip pressed={filter === 'recent'} onClick={() => toggle('recent')}>
          <History />
          Usadas hace poco
        </Chip>
      </fieldset>
      <p role="status" className="sr-only">
        {query !== '' || filter ? `${shown.length} herramientas` : ''}
      </p>
      {shown.length === 0 ? <Nothing query={query} filter={filter} /> : <Tools view={view} tools={shown} />}
      <p className="mt-8 text-[1.125rem]">
        ¿Buscas cómo actuar?{' '}
        <Link to="/protocolos" className="link font-semibold">
          Protocolos paso a paso
        </Link>
        , con su base legal y casos para entrenar.
      </p>
    </div>
  );
}

function useShown(query: string, filter: Filter | undefined): readonly Tool[] {
  const notes = useNotes();
  const found = findTools(query);
  if (filter === 'favourites') return found.filter(({ id }) => notes.favourites.includes(id));
  if (filter === 'recent')
    return recentTools(notes).flatMap((wanted) => found.filter(({ id }) => id === wanted));
  return found;
}

const Tools = ({ view, tools }: { view: View; tools: readonly Tool[] }) => (
  <ul
    className={
      view === 'grid'
        ? 'mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-12 lg:gap-5'
        : 'mt-6 overflow-hidden rounded-lg border border-line bg-surface'
    }
  >
    {tools.map((tool, at) =>
      view === 'grid' ? (
        <GridCard key={tool.id} tool={tool} at={at} />
      ) : (
        <ListRow key={tool.id} tool={tool} />
      ),
    )}
  </ul>
);

function Nothing({ query, filter }: { query: string; filter: Filter | undefined }) {
  if (query.trim() !== '')
    return (
      <EmptyState title="Ninguna herramienta con esas palabras">
        Prueba con «alcohol», «letra», «pasaporte» o «bastidor».
      </EmptyState>
    );
  return filter === 'favourites' ? (
    <EmptyState title="Todavía no tienes favoritas">
      Márcalas con la estrella: se recuerdan en este dispositivo.
    </EmptyState>
  ) : (
    <EmptyState title="Todavía no has usado ninguna">
      Las que abras quedarán aquí, solo en este dispositivo.
    </EmptyState>
  );
}
