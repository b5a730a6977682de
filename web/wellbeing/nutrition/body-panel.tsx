import { formatNumber } from '@atalaya/core/platform/number-format';
import { Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { BodyForm } from './body-form';
import type { Nutrition } from './nutrition';

/** The optional calculation, and how its owner erases everything. */
export function BodyPanel({ nutrition }: { nutrition: Nutrition }) {
  const { body, targets, resting, isPortionHeld } = nutrition;
  const { run } = useAction(
    (what: 'body' | 'all'): Promise<unknown> =>
      what === 'all' ? call('DELETE /api/nutrition') : call('DELETE /api/nutrition/body'),
    { failed: 'No se ha cambiado' },
  );
  const [asked, setAsked] = useState<'body' | 'all' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const rest = targets?.descanso;
  const erase = () => {
    setAsked(null);
    setOpen(false);
    if (asked) run(asked);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-2 text-h4">
        <Scale className="size-5 text-muted" />
        Calcular las cantidades, si quieres
      </h2>
      {body && rest?.low != null && rest.high != null ? (
        <>
          <p>
            Un día de descanso gastas entre{' '}
            <b>
              {formatNumber(rest.low)} y {formatNumber(rest.high)} kcal
            </b>
            , según la fórmula de Mifflin-St Jeor (1990) y tu actividad. En reposo, unas{' '}
            {formatNumber(resting ?? 0)}.
          </p>
          <p className="text-small text-muted">
            El margen es de ±10 %: en la mayoría de las personas la fórmula se queda ahí. Ningún menú baja de{' '}
            {formatNumber(rest.floor)} kcal.
          </p>
          {isPortionHeld && (
            <p className="text-small text-muted">
              Con tu peso y tu altura no hacemos raciones pequeñas: el menú va con las medianas.
            </p>
          )}
        </>
      ) : (
        <p className="text-muted">
          Sin tu peso, las cantidades salen de tus raciones. Con él se estima tu gasto, con su margen. Es
          optativo y no cambia los platos.
        </p>
      )}
      {isOpen ? (
        <BodyForm nutrition={nutrition} onDone={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => setOpen(true)}>
            {body ? 'Cambiar mis datos' : 'Calcular con mi peso'}
          </Button>
          {body && (
            <Button variant="quiet" onClick={() => setAsked('body')}>
              Borrar peso y altura
            </Button>
          )}
        </div>
      )}
      <div className="grid justify-items-start gap-2 border-t border-line pt-4">
        <p className="text-small text-muted">
          Todo lo de esta página sale en la descarga de tus datos, en Ajustes, y se borra con la cuenta. Los
          menús se guardan cuatro semanas.
        </p>
        <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => setAsked('all')}>
          <Trash2 />
          Borrar todo ahora
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked === 'all' ? 'Borrar preferencias y menús' : 'Borrar peso y altura'}
        description={
          asked === 'all'
            ? 'Se borran tus preferencias, tus datos y todos los menús. No se puede recuperar.'
            : 'Se borran ahora. El plan vuelve a ir por raciones.'
        }
        confirmLabel="Borrar"
        danger
        onConfirm={erase}
      />
    </Card>
  );
}
