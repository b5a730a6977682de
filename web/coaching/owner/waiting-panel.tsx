import type { Answer } from '@atalaya/core/api';
import { whenOf } from '@atalaya/core/coaching/words';
import { shortDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { Table, Td, Th } from '../../ui/table';
import { useOwnerAction } from './use-owner-action';

type Waiting = Answer<'GET /api/admin/coaching'>['waiting'];

export function WaitingPanel({ waiting }: { waiting: Waiting }) {
  const { run, isBusy, faults } = useOwnerAction((userId: string) =>
    call('DELETE /api/admin/coaching/waiting/:userId', { params: { userId } }),
  );
  const [asked, setAsked] = useState<Waiting[number]>();
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-h3">Lista de espera</h2>
      {waiting.length === 0 ? (
        <p className="text-muted">No espera nadie.</p>
      ) : (
        <Table caption="Lista de espera, por orden" dense>
          <thead>
            <tr>
              <Th numeric>Puesto</Th>
              <Th>Nombre</Th>
              <Th>Desde</Th>
              <Th>Aviso</Th>
              <Th>
                <span className="sr-only">Quitar</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {waiting.map((row) => {
              const { userId, position, name, joinedAt, offerEndsAt } = row;
              return (
                <tr key={userId}>
                  <Td numeric>{position}</Td>
                  <Td>{name}</Td>
                  <Td>{shortDay(dayInSpain(joinedAt))}</Td>
                  <Td>{offerEndsAt ? `Plaza ofrecida hasta el ${whenOf(offerEndsAt)}` : 'Espera'}</Td>
                  <Td>
                    <Button
                      variant="outline"
                      size="sm"
                      busy={isBusy}
                      aria-label={`Quitar a ${name} de la lista`}
                      onClick={() => setAsked(row)}
                    >
                      Quitar
                    </Button>
                  </Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
      <p className="text-small text-muted">
        Una plaza libre se ofrece sola a la primera persona, que tiene dos días; después, a la siguiente.
      </p>
      <ActionFault id="lista-espera-error" fault={faults.form} />
      {asked && (
        <LazyConfirm
          onClose={() => setAsked(undefined)}
          title={`¿Quitar a ${asked.name} de la lista?`}
          description="Pierde su puesto, y la plaza que tenga ofrecida pasa a la siguiente persona."
          confirmLabel="Quitar"
          danger
          onConfirm={() => {
            setAsked(undefined);
            run(asked.userId);
          }}
        />
      )}
    </section>
  );
}
