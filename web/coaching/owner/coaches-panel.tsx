import type { CoachRow } from '@atalaya/core/coaching/owner.contract';
import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { Table, Td, Th } from '../../ui/table';

const CoachDialog = lazyDialog(() => import('./coach-dialog'));

const hours = (value: number | null): string => (value === null ? '—' : `${formatOneDecimal(value)} h`);

export function CoachesPanel({ coaches }: { coaches: readonly CoachRow[] }) {
  const [open, setOpen] = useState<CoachRow>();
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-h3">Preparadores</h2>
      {coaches.length === 0 ? (
        <p className="text-muted">Todavía no hay ninguno: se venden las plazas que dice el plan.</p>
      ) : (
        <Table caption="Preparadores, su carga y sus respuestas" dense>
          <thead>
            <tr>
              <Th>Nombre</Th>
              <Th numeric>Carga</Th>
              <Th numeric>Sin contestar</Th>
              <Th numeric>Respuesta típica</Th>
              <Th numeric>La más lenta</Th>
              <Th numeric>Satisfacción</Th>
              <Th className="max-sm:hidden">
                <span className="sr-only">Cambiar</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {coaches.map((coach) => (
              <tr key={coach.userId}>
                <Td className="min-w-44">
                  <b>{coach.name}</b>
                  <span className="block text-muted">
                    {coach.hours || 'Sin horario'}
                    {coach.isAvailable ? '' : '. No admite más'}
                  </span>
                  {/* On a phone the figures are scrolled to; the button must not be. */}
                  <span className="mt-2 block sm:hidden">
                    <ChangeButton coach={coach} onOpen={setOpen} />
                  </span>
                </Td>
                <Td numeric>
                  {coach.candidates} de {coach.capacity}
                </Td>
                <Td numeric>{coach.unanswered}</Td>
                <Td numeric>{hours(coach.medianHours)}</Td>
                <Td numeric>{hours(coach.slowestHours)}</Td>
                <Td numeric>
                  {coach.rating === null ? '—' : `${formatOneDecimal(coach.rating)} de 5 (${coach.ratings})`}
                </Td>
                <Td className="max-sm:hidden">
                  <ChangeButton coach={coach} onOpen={setOpen} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="text-small text-muted">Respuestas y satisfacción de los últimos noventa días.</p>
      {open && <CoachDialog key={open.etag} coach={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

const ChangeButton = ({ coach, onOpen }: { coach: CoachRow; onOpen: (coach: CoachRow) => void }) => (
  <Button variant="outline" size="sm" aria-label={`Cambiar a ${coach.name}`} onClick={() => onOpen(coach)}>
    Cambiar
  </Button>
);
