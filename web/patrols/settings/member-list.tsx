import type { Role } from '@atalaya/core/patrols/patrols';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { call } from '../../platform/api';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/icon-button';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { Menu } from '../../ui/overlays/menu';
import { Section } from '../../ui/section';
import type { Member, Patrol } from '../patrol';
import { usePatrolAction } from '../use-patrol-action';

/** For captains: who leads, and who goes. */
export function MemberList({ patrol }: { patrol: Patrol }) {
  const [leaving, setLeaving] = useState<Member>();
  const roleChange = usePatrolAction(({ userId, role }: { userId: string; role: Role }) =>
    call('PUT /api/patrols/mine/members/:userId/role', { params: { userId }, body: { role } }),
  );
  const removal = usePatrolAction(
    (userId: string) => call('DELETE /api/patrols/mine/members/:userId', { params: { userId } }),
    // The question covers the list: it closes, and the toast says why nothing has happened.
    { failed: 'Sigue en la patrulla', settled: () => setLeaving(undefined) },
  );
  return (
    <Section id="miembros" title="Miembros" heading="h3">
      <ul className="mt-2">
        {patrol.board.members.map((member) => (
          <li key={member.id} className="flex items-center gap-3 border-t border-line py-2.5">
            <Avatar
              name={member.name}
              {...(member.avatar ? { src: member.avatar } : {})}
              className="size-9 text-[1rem]"
            />
            <span className="min-w-0 flex-1 leading-[1.25] wrap-anywhere">
              {member.isMe ? 'Tú' : member.name}
              {member.role === 'captain' && <span className="block text-small text-muted">capitanea</span>}
            </span>
            <Menu
              label={`Cambiar a ${member.name}`}
              align="end"
              items={[
                member.role === 'captain'
                  ? {
                      label: 'Dejar de capitanear',
                      onSelect: () => roleChange.run({ userId: member.id, role: 'member' }),
                    }
                  : {
                      label: 'Que también capitanee',
                      onSelect: () => roleChange.run({ userId: member.id, role: 'captain' }),
                    },
                ...(member.isMe
                  ? []
                  : [{ label: 'Sacar de la patrulla', danger: true, onSelect: () => setLeaving(member) }]),
              ]}
            >
              <IconButton label={`Cambiar a ${member.isMe ? 'ti' : member.name}`} size="sm">
                <Ellipsis />
              </IconButton>
            </Menu>
          </li>
        ))}
      </ul>
      <ActionFault id="miembros-error" fault={roleChange.faults.form} />
      {leaving !== undefined && (
        <LazyConfirm
          onClose={() => setLeaving(undefined)}
          title={`¿Sacar a ${leaving.name} de la patrulla?`}
          description="Deja de ver la semana y la charla. Puede entrar en otra patrulla cuando quiera."
          confirmLabel="Sacar"
          danger
          busy={removal.isBusy}
          onConfirm={() => removal.run(leaving.id)}
        />
      )}
    </Section>
  );
}
