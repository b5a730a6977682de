import type { Member } from '@atalaya/core/voice-rooms/signals.contract';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { ReportWrittenDialog } from '../../forum/topic/report-dialog';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { IconButton } from '../../ui/icon-button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Menu } from '../../ui/overlays/menu';

type MenuProps = { roomId: string; member: Member; mayModerate: boolean };

/** What everybody may do about somebody, and what the host and the staff may. */
export function MemberMenu({ roomId, member, mayModerate }: MenuProps) {
  const [isRemoving, setRemoving] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const params = { id: roomId, memberId: member.id };
  const acting = useAction(
    async (act: 'silence' | 'unsilence' | 'lower' | 'remove') => {
      if (act === 'lower') await call('DELETE /api/voice-rooms/:id/members/:memberId/hand', { params });
      else if (act === 'remove') await call('DELETE /api/voice-rooms/:id/members/:memberId', { params });
      else
        await call('PUT /api/voice-rooms/:id/members/:memberId/silence', {
          params,
          body: { isSilenced: act === 'silence' },
        });
    },
    { stale: [], done: () => setRemoving(false), failed: 'No se ha podido hacer' },
  );
  const forHost = [
    member.isSilenced
      ? { label: 'Dar la palabra', onSelect: () => acting.run('unsilence') }
      : { label: 'Silenciar', onSelect: () => acting.run('silence') },
    ...(member.handAt ? [{ label: 'Bajar la mano', onSelect: () => acting.run('lower') }] : []),
  ];
  return (
    <>
      <Menu
        label={`Acciones sobre ${member.name}`}
        align="end"
        items={[
          ...(mayModerate ? forHost : []),
          { label: 'Avisar a moderación', onSelect: () => setReporting(true) },
          ...(mayModerate
            ? [{ label: 'Sacar de la sala', danger: true, onSelect: () => setRemoving(true) }]
            : []),
        ]}
      >
        <IconButton label={`Acciones sobre ${member.name}`} variant="on-panel" size="sm">
          <EllipsisVertical />
        </IconButton>
      </Menu>
      {isReporting && (
        <ReportWrittenDialog
          title={`Avisar sobre ${member.name}`}
          send={(report) =>
            call('POST /api/voice-rooms/:id/report', {
              params: { id: roomId },
              body: { ...report, memberId: member.id },
            })
          }
          onClose={() => setReporting(false)}
        />
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`¿Sacar a ${member.name}?`}
        description="Sale ahora mismo y no podrá volver a entrar en esta sala."
        confirmLabel="Sacar de la sala"
        danger
        busy={acting.isBusy}
        onConfirm={() => acting.run('remove')}
      />
    </>
  );
}
