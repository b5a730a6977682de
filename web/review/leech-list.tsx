import type { Answer } from '@atalaya/core/api';
import { pageCount } from '@atalaya/core/platform/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { SectionFault } from '../platform/section-states';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { toast } from '../ui/overlays/toast-store';
import { Plate } from '../ui/plate';
import { ItemWhy } from './item-why';

type Leech = Answer<'GET /api/study/leeches'>['items'][number];

const PAGE_SIZE = 10;

export function LeechList() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...read('GET /api/study/leeches', { query: { page, pageSize: PAGE_SIZE } }),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const pages = data ? pageCount(data.total, data.pageSize) : 1;
  return (
    <Card className="mt-4 md:mt-6 print:hidden">
      <h2 className="text-h3">Las que se te resisten</h2>
      <p className="mt-1.5 max-w-[64ch] text-muted">
        Preguntas y tarjetas que has fallado cinco veces o más después de saberlas, y las que has apartado.
        Léelas con calma en su tema, empiézalas de nuevo o apártalas.
      </p>
      {error ? (
        <div className="mt-4">
          <SectionFault error={error} retry={refetch} />
        </div>
      ) : data?.total === 0 ? (
        <p className="mt-4 font-semibold">Ninguna, por ahora.</p>
      ) : (
        <ul className="mt-4">
          {data?.items.map((leech) => (
            <li key={`${leech.kind} ${leech.id}`} className="border-t border-line py-4">
              <LeechRow leech={leech} onChanged={() => void refetch()} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="flex items-center gap-3 border-t border-line pt-4">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Siguientes
          </Button>
          <span className="text-small text-muted">
            Página {page} de {pages}
          </span>
        </div>
      )}
    </Card>
  );
}

function LeechRow({ leech, onChanged }: { leech: Leech; onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const params = { kind: leech.kind, id: leech.id };
  const setAside = useAction(
    (suspended: boolean) => call('PUT /api/study/items/:kind/:id', { params, body: { suspended } }),
    { stale: [], done: onChanged, failed: 'No se ha podido cambiar', retries: true },
  );
  const reset = useAction(() => call('POST /api/study/items/:kind/:id/reset', { params }), {
    stale: [],
    done: () => {
      toast({ title: 'Empieza de nuevo', description: 'Volverá a salir como si fuera nueva.' });
      onChanged();
    },
    failed: 'No se ha podido empezar de nuevo',
    retries: true,
  });
  return (
    <>
      <div className="flex gap-3.5">
        <Plate variant="outline">{leech.topic}</Plate>
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-pretty wrap-anywhere">{leech.text}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
            {leech.lapses === 1 ? 'Olvidada 1 vez' : `Olvidada ${leech.lapses} veces`}
            {leech.suspended && <Badge>Apartada</Badge>}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Ocultar' : 'Ver por qué'}
            </Button>
            <Button variant="quiet" size="sm" busy={reset.isBusy} onClick={() => reset.run()}>
              Empezar de nuevo
            </Button>
            <Button
              variant="quiet"
              size="sm"
              busy={setAside.isBusy}
              onClick={() => setAside.run(!leech.suspended)}
            >
              {leech.suspended ? 'Recuperar' : 'Apartar'}
            </Button>
          </div>
        </div>
      </div>
      {isOpen && <ItemWhy {...params} />}
    </>
  );
}
