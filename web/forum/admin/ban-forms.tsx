import { type BanLength, banLengths, banLengthWords } from '@atalaya/core/forum/bans';
import { LONGEST_STATEMENT } from '@atalaya/core/forum/moderation';
import { type ReactNode, useState } from 'react';
import { RecordSection } from '../../admin/resource/record-drawer';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { Textarea } from '../../ui/forms/textarea';
import type { AdminCase } from './case';

type FormProps = { found: AdminCase; onDone: () => void };

const lengths = banLengths.map((value) => ({ value, label: banLengthWords[value] }));

/** The reason goes into a case of its own, for another moderator. */
export function ProposeBan({ found, onDone }: FormProps) {
  const [length, setLength] = useState<BanLength>('30');
  const send = (statement: string) =>
    call('POST /api/admin/forum-cases/:id/ban', {
      params: { id: found.id },
      body: { length, reason: found.reason, statement },
    });
  return (
    <BanSection
      title="Expulsar al autor"
      intro="Deja de escribir en el foro, los mensajes, las patrullas y el muro, y de entrar en las salas abiertas. La decide otra persona del equipo; hasta entonces no cambia nada."
      open="Proponer una expulsión"
      confirm="Enviar la propuesta"
      send={send}
      onDone={onDone}
    >
      <Select
        label="Cuánto dura"
        options={lengths}
        value={length}
        onChange={({ currentTarget }) => {
          const chosen = banLengths.find((known) => known === currentTarget.value);
          if (chosen) setLength(chosen);
        }}
      />
    </BanSection>
  );
}

export function LiftBan({ found, onDone }: FormProps) {
  const send = (statement: string) =>
    call('PUT /api/admin/forum-cases/:id/ban', {
      params: { id: found.id },
      body: { etag: found.etag, statement },
    });
  return (
    <BanSection
      title="Levantar la expulsión"
      intro="Vuelve a participar ahora mismo y se lo decimos."
      open="Levantarla antes de tiempo"
      confirm="Levantar la expulsión"
      send={send}
      onDone={onDone}
    />
  );
}

type SectionProps = {
  title: string;
  intro: string;
  open: string;
  confirm: string;
  send: (statement: string) => Promise<unknown>;
  onDone: () => void;
  children?: ReactNode;
};

function BanSection({ title, intro, open, confirm, send, onDone, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [statement, setStatement] = useState('');
  const { run, isBusy, fault, faults } = useAction(() => send(statement), { stale: [], done: onDone });
  return (
    <RecordSection title={title}>
      <p className="text-small text-muted">{intro}</p>
      {isOpen ? (
        <div className="mt-4 grid gap-4">
          {children}
          <Textarea
            label="Motivo, para la persona"
            rows={4}
            maxLength={LONGEST_STATEMENT}
            value={statement}
            error={faults.statement ?? fault}
            onChange={({ currentTarget }) => setStatement(currentTarget.value)}
          />
          <Button size="sm" className="justify-self-start" busy={isBusy} onClick={() => void run()}>
            {confirm}
          </Button>
        </div>
      ) : (
        <Button size="sm" variant="outline" className="mt-4" onClick={() => setOpen(true)}>
          {open}
        </Button>
      )}
    </RecordSection>
  );
}
