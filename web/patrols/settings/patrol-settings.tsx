import { limits } from '@atalaya/core/patrols/patrols';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { Switch } from '../../ui/forms/switch';
import { Drawer } from '../../ui/overlays/drawer';
import { toast } from '../../ui/overlays/toast-store';
import type { Patrol } from '../patrol';
import { type PatrolDraft, PatrolFields, settingsOf } from '../patrol-fields';
import { usePatrolAction } from '../use-patrol-action';
import { LeavePatrol } from './leave-patrol';
import { MemberList } from './member-list';

export function PatrolSettings({ patrol, onClose }: { patrol: Patrol; onClose: () => void }) {
  const isCaptain = patrol.role === 'captain';
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title="Ajustes de la patrulla">
      <div className="grid gap-9 pb-6">
        <OwnPart patrol={patrol} />
        {isCaptain && !patrol.isArchived && <Goal patrol={patrol} />}
        {isCaptain && <MemberList patrol={patrol} />}
        <LeavePatrol patrol={patrol} onLeft={onClose} />
      </div>
    </Drawer>
  );
}

type SectionProps = {
  title: string;
  fault: string | undefined;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

function FormSection({ title, fault, busy, onSubmit, children }: SectionProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={title} className="grid gap-5">
      <h3 className="text-h4">{title}</h3>
      {children}
      <ActionFault id="ajustes-error" fault={fault} />
      <Button type="submit" size="sm" busy={busy} busyLabel="Guardando…" className="justify-self-start">
        Guardar
      </Button>
    </form>
  );
}

const saved = () => toast({ title: 'Guardado' });

function OwnPart({ patrol }: { patrol: Patrol }) {
  const me = patrol.board.members.find(({ isMe }) => isMe);
  const [draft, setDraft] = useState({ status: me?.status ?? '', sharesPlan: patrol.sharesPlan });
  const { run, isBusy, faults } = usePatrolAction(
    (body: typeof draft) => call('PUT /api/patrols/mine/me', { body }),
    { done: saved },
  );
  return (
    <FormSection title="Tú en la patrulla" fault={faults.form} busy={isBusy} onSubmit={() => run(draft)}>
      <Input
        label="Tu semana en una línea"
        hint="Por ejemplo: de viaje hasta el jueves."
        autoComplete="off"
        maxLength={limits.status}
        value={draft.status}
        error={faults.status}
        onChange={({ target }) => setDraft({ ...draft, status: target.value })}
      />
      <Switch
        label="Compartir mi plan"
        hint="Los demás ven qué temas y simulacros tienes en los próximos siete días."
        checked={draft.sharesPlan}
        onChange={({ target }) => setDraft({ ...draft, sharesPlan: target.checked })}
      />
    </FormSection>
  );
}

function Goal({ patrol }: { patrol: Patrol }) {
  const { name, isOpen, unit, goal } = patrol;
  const [draft, setDraft] = useState<PatrolDraft>({ name, isOpen, unit, goal: String(goal) });
  const { run, isBusy, faults } = usePatrolAction(
    (given: PatrolDraft) => call('PUT /api/patrols/mine', { body: settingsOf(given) }),
    { done: saved },
  );
  return (
    <FormSection title="La patrulla" fault={faults.form} busy={isBusy} onSubmit={() => run(draft)}>
      <PatrolFields
        draft={draft}
        faults={faults}
        onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
      />
    </FormSection>
  );
}
