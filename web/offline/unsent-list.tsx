import { useState } from 'react';
import { closeUnsentList, type Unsendable, useUnsent } from '../platform/offline/unsent-store';
import { useSession } from '../platform/session';
import { toastError } from '../platform/toast-error';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Dialog } from '../ui/overlays/dialog';
import { toast } from '../ui/overlays/toast-store';
import { dropRefused, retryRefused } from './unsent';

/** What the server did not take, each with its reason and its text. Only its owner sees and deletes it. */
export default function UnsentList() {
  const { refused, isListOpen } = useUnsent();
  const userId = useSession().user?.id;
  const [leaving, setLeaving] = useState<Unsendable | null>(null);
  if (!userId) return null;
  return (
    <>
      <Dialog
        open={isListOpen}
        onOpenChange={(open) => open || closeUnsentList()}
        title="No se pudo enviar"
        description="Sigue en este dispositivo, y solo lo ves tú."
      >
        {refused.length === 0 ? (
          <p>Ya no queda nada aquí.</p>
        ) : (
          <ul className="grid gap-6">
            {refused.map((one) => (
              <li key={`${one.outbox} ${one.id}`}>
                <Item one={one} userId={userId} onDelete={() => setLeaving(one)} />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title="¿Borrarlo?"
        description="Solo está en este dispositivo: no se puede recuperar."
        confirmLabel="Borrar"
        danger
        onConfirm={() => {
          if (leaving) void dropRefused(userId, leaving);
          setLeaving(null);
        }}
      />
    </>
  );
}

function Item({ one, userId, onDelete }: { one: Unsendable; userId: string; onDelete: () => void }) {
  const { what, text, sentence } = one;
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Texto copiado' });
    } catch (error) {
      toastError('No se ha podido copiar', error);
    }
  };
  const retry = async () => {
    setBusy(true);
    await retryRefused(userId, one).finally(() => setBusy(false));
  };
  return (
    <article aria-label={what}>
      <h3 className="text-h4">{what}</h3>
      <p className="mt-1 text-small text-danger">{sentence}</p>
      {text && (
        <p className="mt-2 max-h-60 overflow-y-auto rounded-lg bg-sunken p-3 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {text && (
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            Copiar
          </Button>
        )}
        <Button variant="outline" size="sm" busy={isBusy} onClick={() => void retry()}>
          Reintentar
        </Button>
        <Button variant="quiet" size="sm" onClick={onDelete}>
          Borrar
        </Button>
      </div>
    </article>
  );
}
