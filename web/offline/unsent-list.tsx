import { formatNumber } from '@atalaya/core/platform/number-format';
import { useRef, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { closeUnsentList, useUnsent } from '../platform/offline/unsent-store';
import { useSession } from '../platform/session';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Dialog } from '../ui/overlays/dialog';
import { toast } from '../ui/overlays/toast-store';
import { type Group, grouped } from './grouped';
import { dropRefused, retryRefused } from './unsent';

const whyItWaits = {
  later: 'Se envía solo en cuanto se pueda: no tienes que hacer nada.',
  'signed-out': 'Se enviará cuando vuelvas a entrar en tu cuenta en este dispositivo.',
  'stale-build': 'Hay una versión nueva de Atalaya: se enviará cuando recargues la página.',
};

/** What the server did not take, each with its reason and its text, and what waits. Only its owner sees and deletes it. */
export default function UnsentList() {
  const { waiting, refused, why, isListOpen } = useUnsent();
  const userId = useSession().user?.id;
  const [leaving, setLeaving] = useState<Group | null>(null);
  const top = useRef<HTMLDivElement>(null);
  if (!userId) return null;
  const toTop = () => top.current?.focus();
  const isOnlyWaiting = refused.length === 0 && waiting.length > 0;
  return (
    <>
      <Dialog
        open={isListOpen}
        onOpenChange={(open) => open || closeUnsentList()}
        title={isOnlyWaiting ? 'Por enviar' : 'No se pudo enviar'}
        description="Sigue en este dispositivo, y solo lo ves tú."
      >
        <div ref={top} tabIndex={-1} className="grid gap-8 outline-none">
          {refused.length > 0 && (
            <ul className="divide-y divide-line">
              {grouped(refused).map((group) => (
                <li key={group.key} className="py-5 first:pt-0 last:pb-0">
                  <RefusedItem
                    group={group}
                    userId={userId}
                    onDelete={() => setLeaving(group)}
                    onGone={toTop}
                  />
                </li>
              ))}
            </ul>
          )}
          {waiting.length > 0 && (
            <section aria-label="Por enviar">
              {!isOnlyWaiting && <h3 className="mb-1 text-h4">Por enviar</h3>}
              <p className="text-small text-muted">{whyItWaits[why]}</p>
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {grouped(waiting).map((group) => (
                  <li key={group.key} className="py-2.5">
                    <Name group={group} />
                    {group.text && (
                      <p className="line-clamp-2 text-small text-muted wrap-anywhere">{group.text}</p>
                    )}
                  </li>
                ))}
              </ul>
              {why === 'stale-build' && (
                <Button variant="outline" size="sm" className="mt-4" onClick={() => location.reload()}>
                  Recargar
                </Button>
              )}
            </section>
          )}
          {refused.length + waiting.length === 0 && <p>Ya no queda nada aquí.</p>}
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title="¿Borrarlo?"
        description="Solo está en este dispositivo: no se puede recuperar."
        confirmLabel="Borrar"
        danger
        onConfirm={() => {
          if (leaving) void dropRefused(userId, leaving).then(toTop);
          setLeaving(null);
        }}
      />
    </>
  );
}

const Name = ({ group: { what, count } }: { group: Group }) => (
  <>
    {what}
    {count > 1 && <span className="text-muted"> ({formatNumber(count)})</span>}
  </>
);

type ItemProps = { group: Group; userId: string; onDelete: () => void; onGone: () => void };

function RefusedItem({ group, userId, onDelete, onGone }: ItemProps) {
  const { what, text, sentence } = group;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Texto copiado' });
    } catch {
      toast({ title: 'No se ha podido copiar', description: 'Selecciona el texto y cópialo a mano.' });
    }
  };
  const { run, isBusy } = useAction(() => retryRefused(userId, group), {
    stale: [],
    done: (outcome) => {
      if (outcome === 'refused') return toast({ title: 'Tampoco esta vez', description: sentence });
      toast({ title: outcome === 'waiting' ? 'Se enviará en cuanto se pueda' : 'Enviado' });
      return onGone();
    },
  });
  return (
    <article aria-label={what}>
      <h3 className="text-h4">
        <Name group={group} />
      </h3>
      <p className="mt-1 text-small text-danger">{sentence}</p>
      {text && <OwnText text={text} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {text && (
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            Copiar
          </Button>
        )}
        <Button variant="outline" size="sm" busy={isBusy} busyLabel="Enviando…" onClick={() => void run()}>
          Reintentar
        </Button>
        <Button variant="quiet" size="sm" onClick={onDelete}>
          Borrar
        </Button>
      </div>
    </article>
  );
}

const SHORT = { characters: 280, lines: 6 };

/** A long text does not push what follows out of sight. */
function OwnText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(
    text.length <= SHORT.characters && text.split('\n').length <= SHORT.lines,
  );
  return (
    <div className="mt-3 rounded-lg bg-sunken p-3">
      <p className={cx('wrap-anywhere whitespace-pre-wrap', !isWhole && 'line-clamp-6')}>{text}</p>
      {!isWhole && (
        <button type="button" className="link mt-1 min-h-6 text-small" onClick={() => setWhole(true)}>
          Ver todo el texto
        </button>
      )}
    </div>
  );
}
