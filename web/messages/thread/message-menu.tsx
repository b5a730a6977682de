import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { LazyReport } from '../../forum/topic/lazy-report';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { IconButton } from '../../ui/icon-button';
import { LazyMenu } from '../../ui/overlays/lazy-menu';
import { toast } from '../../ui/overlays/toast-store';
import type { Message } from './use-messages';

type MenuProps = { message: Message; onChanged: () => Promise<void> };

export function MessageMenu({ message: { id, text, isMine }, onChanged }: MenuProps) {
  const [isReporting, setReporting] = useState(false);
  const params = { id };
  const hiding = useAction(() => call('DELETE /api/messages/:id', { params }), {
    stale: [],
    done: async () => {
      await onChanged();
      toast({ title: 'Mensaje borrado para ti', description: 'La otra persona lo sigue viendo.' });
    },
    failed: 'No se ha borrado',
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Texto copiado' });
    } catch {
      toast({ title: 'No se ha podido copiar', description: 'Selecciona el texto y cópialo a mano.' });
    }
  };
  return (
    <>
      <LazyMenu
        label="Acciones del mensaje"
        align={isMine ? 'end' : 'start'}
        items={[
          ...(text ? [{ label: 'Copiar el texto', onSelect: () => void copy() }] : []),
          ...(isMine ? [] : [{ label: 'Avisar a moderación', onSelect: () => setReporting(true) }]),
          { label: 'Borrar para mí', danger: true, onSelect: () => void hiding.run() },
        ]}
      >
        {({ busy, ...pressed }) => (
          <IconButton
            label="Acciones del mensaje"
            size="sm"
            className="text-muted pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 data-[state=open]:opacity-100"
            aria-busy={busy || undefined}
            {...pressed}
          >
            <Ellipsis />
          </IconButton>
        )}
      </LazyMenu>
      {isReporting && (
        <LazyReport
          send={(body) => call('POST /api/messages/:id/report', { params, body })}
          hint="Verá este mensaje y hasta nueve anteriores, nada más."
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
