import type { Answer } from '@atalaya/core/api';
import { type EffectKind, effectNames } from '@atalaya/core/effects/effects';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Eye, Zap } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { recently } from '../../admin/moments';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';

type Effect = Answer<'GET /api/admin/effects'>['effects'][number];

type ControlProps = {
  effect: Effect;
  connected: number;
  text: string;
  message?: string;
  isReady: boolean;
  onPreview: () => void;
  onLaunched: () => void;
  children?: ReactNode;
};

const launch = (kind: EffectKind, message: string) =>
  kind === 'thunder-storm'
    ? call('POST /api/admin/effects/thunder-storm', { body: { message } })
    : call('POST /api/admin/effects/motivation-boost', { body: {} });

const people = (count: number): string => formatCount(count, 'persona conectada', 'personas conectadas');

export function EffectControl({ effect, connected, message = '', onLaunched, ...rest }: ControlProps) {
  const { kind, last } = effect;
  const [asking, setAsking] = useState(false);
  const wait = useSecondsUntil(effect.coolsDownAt);
  // Not tried again: that would show the effect twice.
  const send = useAction(() => launch(kind, message), {
    stale: [],
    done: ({ reached }) => {
      toast({ title: 'Lanzado', description: `Lo han visto ${people(reached)}.` });
      onLaunched();
    },
    failed: 'No se ha lanzado',
    settled: () => setAsking(false),
  });
  return (
    <section aria-label={effectNames[kind]} className="grid content-start gap-3">
      <div>
        <h3 className="font-sans text-body leading-[1.4] font-semibold">{effectNames[kind]}</h3>
        <p className="text-small text-muted">{rest.text}</p>
      </div>
      {rest.children}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" disabled={!rest.isReady} onClick={rest.onPreview}>
          <Eye />
          Vista previa
        </Button>
        <Button size="sm" disabled={!rest.isReady || wait > 0} onClick={() => setAsking(true)}>
          <Zap />
          {wait > 0 ? `Disponible en ${wait} s` : 'Lanzar'}
        </Button>
      </div>
      <p className="text-small text-muted wrap-anywhere">
        {last
          ? `Última vez: ${recently(last.at)}, ${last.by ?? 'una cuenta borrada'}, ${people(last.reached)}.`
          : 'Aún no se ha lanzado nunca.'}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿Lanzar «${effectNames[kind]}»?`}
        description={`Se verá ahora en la pantalla de ${people(connected)}, salvo quien esté en un examen. No se puede deshacer.`}
        confirmLabel="Lanzar ahora"
        busy={send.isBusy}
        onConfirm={() => send.run()}
      />
    </section>
  );
}

/** A countdown in whole seconds; 0 without a moment. */
function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(Date.now);
  const left = moment ? Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000)) : 0;
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
