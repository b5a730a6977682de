import { summaries } from 'virtual:protocols';
import { hasWords } from '@atalaya/core/platform/fold';
import { areaNames, areas } from '@atalaya/core/protocols/areas';
import { type ProtocolSummary, protocolPath } from '@atalaya/core/protocols/shown-protocol';
import { ChevronRight, GraduationCap, List, Map as MapIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useKeepPages } from '../platform/install/use-keep-pages';
import { Badge } from '../ui/badge';
import { Input } from '../ui/forms/input';
import { EmptyState } from '../ui/state';
import { ViewLinks } from '../ui/view-links';
import { ProtocolStation } from './protocol-station';
import { sizeOf } from './size-words';

type View = 'list' | 'map';

const views = [
  { to: '/protocolos', label: 'Lista', icon: <List /> },
  { to: '/protocolos-modern', label: 'Mapa', icon: <MapIcon /> },
];
const pages = [...views.map(({ to }) => to), ...summaries.map(({ id }) => protocolPath(id))];

const textOf = ({ name, title, summary, keywords, area }: ProtocolSummary): string =>
  `${name} ${title} ${summary} ${keywords} ${areaNames[area]}`;

export function Catalogue({ view }: { view: View }) {
  const [query, setQuery] = useState('');
  const shown = summaries.filter((one) => hasWords(textOf(one), query));
  useKeepPages(pages);
  return (
    <div className="page-width py-10 md:py-16">
      <div className="items-end justify-between gap-8 lg:flex">
        <div>
          <h1 className="text-h1">Protocolos</h1>
          <p className="mt-4 max-w-[44ch] text-[1.125rem] text-muted md:text-lead">
            Qué hacer, paso a paso y con el artículo que lo dice. Gratis, sin cuenta y sin conexión; tus notas
            no salen de este dispositivo.
          </p>
        </div>
        <div className="mt-6 flex flex-none items-end gap-3 lg:mt-0 lg:w-[32rem]">
          <Input
            label="Buscar protocolo"
            hideLabel
            type="search"
            placeholder="Buscar: derechos, atropello, menor…"
            icon={<Search />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            fieldClassName="flex-1 noscript:hidden"
          />
          <ViewLinks views={views} current={view === 'map' ? '/protocolos-modern' : '/protocolos'} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {query === '' ? '' : countOf(shown.length)}
      </p>
      {shown.length === 0 && (
        <EmptyState title="Ningún protocolo con esas palabras">
          Prueba con «detención», «accidente», «domicilio» o «víctima».
        </EmptyState>
      )}
      <div className="mt-8 grid gap-10">
        {areas.map((area) => (
          <AreaSection
            key={area}
            name={areaNames[area]}
            view={view}
            protocols={shown.filter((one) => one.area === area)}
          />
        ))}
      </div>
      <p className="mt-10 max-w-[80ch] text-small text-muted">
        Material de estudio: no sustituye la norma, las instrucciones de tu unidad ni las órdenes del mando.{' '}
        <Link to="/herramientas" className="link">
          Herramientas policiales
        </Link>
      </p>
    </div>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 protocolo' : `${count} protocolos`);

type AreaSectionProps = { name: string; view: View; protocols: readonly ProtocolSummary[] };

function AreaSection({ name, view, protocols }: AreaSectionProps) {
  if (protocols.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className="text-h3">{name}</h2>
      {view === 'list' ? (
        <ul className="mt-3 overflow-hidden rounded-lg border border-line bg-surface">
          {protocols.map((protocol) => (
            <ProtocolRow key={protocol.id} protocol={protocol} />
          ))}
        </ul>
      ) : (
        <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {protocols.map((protocol) => (
            <ProtocolStation key={protocol.id} protocol={protocol} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The link covers the whole row. */
function ProtocolRow({ protocol }: { protocol: ProtocolSummary }) {
  return (
    <li className="relative flex items-center gap-4 border-b border-line p-4 last:border-b-0 hover:bg-navy-tint md:gap-7 md:px-7">
      <div className="min-w-0 flex-1">
        <h3 className="text-h4">
          <Link
            to={protocolPath(protocol.id)}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0"
          >
            {protocol.name}
          </Link>
        </h3>
        <p className="mt-1 max-w-[70ch] text-small text-muted">{protocol.summary}</p>
      </div>
      <div className="grid flex-none justify-items-end gap-1.5 text-small text-muted max-md:hidden">
        {sizeOf(protocol)}
        {protocol.cases > 0 && (
          <Badge tone="gold">
            <GraduationCap />
            {protocol.cases} casos
          </Badge>
        )}
      </div>
      <ChevronRight className="size-5 flex-none text-muted" />
    </li>
  );
}
