import type { Answer } from '@atalaya/core/api';
import type { CoachRow } from '@atalaya/core/coaching/owner.contract';
import { shortDay } from '@atalaya/core/platform/date-format';
import { useState } from 'react';
import { useConflict } from '../../admin/resource/conflict';
import { ActionFault } from '../../platform/action/action-fault';
import { call } from '../../platform/api';
import { Select } from '../../ui/forms/select';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { Table, Td, Th } from '../../ui/table';
import { useOwnerAction } from './use-owner-action';

type Candidate = Answer<'GET /api/admin/coaching'>['candidates'][number];
type Assignment = { candidate: Candidate; coachId: string };
type PanelProps = { candidates: readonly Candidate[]; coaches: readonly CoachRow[] };

export function CandidatesPanel({ candidates, coaches }: PanelProps) {
  const onConflict = useConflict();
  const put = ({ candidate: { userId }, coachId }: Assignment, etag: string) =>
    call('PUT /api/admin/coaching/candidates/:userId', { params: { userId }, body: { etag, coachId } });
  const { run, isBusy, faults } = useOwnerAction((wanted: Assignment) => put(wanted, wanted.candidate.etag), {
    caught: (error, wanted) => onConflict(error, (etag) => put(wanted, etag)),
  });
  const [asked, setAsked] = useState<Assignment>();
  const nameOf = (coachId: string) => coaches.find(({ userId }) => userId === coachId)?.name ?? '';
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-h3">Candidatos</h2>
      {candidates.length === 0 ? (
        <p className="text-muted">Nadie tiene una plaza ahora mismo.</p>
      ) : (
        <Table caption="Candidatos y su preparador" dense>
          <thead>
            <tr>
              <Th>Nombre</Th>
              <Th>Desde</Th>
              <Th>Preparador</Th>
            </tr>
          </thead>
          <tbody>
            {candidates.map((candidate) => (
              <tr key={candidate.userId}>
                <Td>{candidate.name}</Td>
                <Td>{shortDay(candidate.startedOn)}</Td>
                <Td className="min-w-44">
                  <Select
                    label={`Preparador de ${candidate.name}`}
                    hideLabel
                    size="sm"
                    disabled={isBusy}
                    value={candidate.coachId ?? ''}
                    {...(candidate.coachId ? {} : { placeholder: 'Sin asignar' })}
                    options={coaches.map((coach) => ({
                      value: coach.userId,
                      label: coach.name,
                      disabled: coach.userId !== candidate.coachId && coach.candidates >= coach.capacity,
                    }))}
                    onChange={({ target }) => setAsked({ candidate, coachId: target.value })}
                  />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ActionFault id="asignar-error" fault={faults.form ?? faults.coachId} />
      {asked && (
        <LazyConfirm
          onClose={() => setAsked(undefined)}
          title={`¿Asignar a ${asked.candidate.name}?`}
          description={`Pasa a ${nameOf(asked.coachId)} con su plan y sus notas. Si tiene una llamada reservada, se cancela. Se avisa a las dos personas.`}
          confirmLabel="Asignar"
          onConfirm={() => {
            setAsked(undefined);
            run(asked);
          }}
        />
      )}
    </section>
  );
}
