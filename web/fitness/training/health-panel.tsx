import type { Answer } from '@atalaya/core/api';
import { type InjuryArea, injuryAreas, injuryNames } from '@atalaya/core/fitness/training/injuries';
import type { TrainingInjury } from '@atalaya/core/fitness/training/training.contract';
import { shortDay } from '@atalaya/core/platform/date-format';
import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/forms/select';
import { Switch } from '../../ui/forms/switch';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { toast } from '../../ui/overlays/toast-store';

const NOT_SAVED = 'No se ha guardado';

/** The consent to health data, and with it the injuries that change the plan. */
export function HealthPanel({ training }: { training: Answer<'GET /api/fitness/training'> }) {
  const { hasConsent, injuries, today } = training;
  const [isLeaving, setLeaving] = useState(false);
  const [area, setArea] = useState<InjuryArea | ''>('');

  const consent = useAction(
    (granted: boolean) => call('PUT /api/fitness/health-consent', { body: { granted } }),
    { failed: NOT_SAVED },
  );
  const save = useSaveInjury();

  return (
    <Card className="grid content-start gap-4">
      <h2 className="flex items-center gap-2 text-h4">
        <HeartPulse className="size-5 text-muted" />
        Datos de salud
      </h2>
      <Switch
        label="Guardar dolor, sueño y lesiones"
        hint="Solo con tu permiso, solo para adaptar tu plan, y nadie más los ve. Salen en la descarga de tus datos y al apagarlo se borran."
        checked={hasConsent || consent.given === true}
        onChange={({ target }) => (target.checked ? void consent.run(true) : setLeaving(true))}
      />
      {hasConsent && (
        <>
          <form
            className="flex flex-wrap items-end gap-3 border-t border-line pt-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (!area) return;
              setArea('');
              void save.run({ id: crypto.randomUUID(), area, fromDay: today, toDay: null });
            }}
          >
            <Select
              label="¿Te duele algo? El plan lo quita"
              placeholder="Elige una zona"
              options={injuryAreas.map((one) => ({ value: one, label: injuryNames[one] }))}
              value={area}
              onChange={({ target }) => setArea(injuryAreas.find((one) => one === target.value) ?? '')}
              fieldClassName="min-w-52 flex-1"
            />
            <Button type="submit" variant="outline" disabled={area === ''}>
              Anotar
            </Button>
          </form>
          <ul className="grid gap-2">
            {injuries.map((injury) => (
              <InjuryRow key={injury.id} injury={injury} today={today} />
            ))}
          </ul>
          <p className="text-micro text-muted">
            Con dolor de más de 3 sobre 10, mareo o dolor en el pecho, para y consulta a un médico.
          </p>
        </>
      )}
      {isLeaving && (
        <LazyConfirm
          onClose={() => setLeaving(false)}
          title="Borrar los datos de salud"
          description="Se borran ahora el dolor, el sueño y las lesiones que anotaste. El resto del registro se queda."
          confirmLabel="Borrar y apagar"
          danger
          onConfirm={() => {
            setLeaving(false);
            void consent.run(false);
          }}
        />
      )}
    </Card>
  );
}

const useSaveInjury = () =>
  useAction(
    ({ id, ...body }: TrainingInjury) => call('PUT /api/fitness/injuries/:id', { params: { id }, body }),
    { failed: NOT_SAVED },
  );

function InjuryRow({ injury, today }: { injury: TrainingInjury; today: string }) {
  const save = useSaveInjury();
  const removal = useAction(() => call('DELETE /api/fitness/injuries/:id', { params: { id: injury.id } }), {
    done: () =>
      toast({
        title: 'Lesión borrada',
        action: { label: 'Deshacer', onClick: () => void save.run(injury) },
      }),
    failed: NOT_SAVED,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-small">
      <span>
        <b>{injuryNames[injury.area]}</b>{' '}
        <span className="text-muted">
          desde el {shortDay(injury.fromDay)}
          {injury.toDay && ` hasta el ${shortDay(injury.toDay)}`}
        </span>
      </span>
      <span className="flex gap-1">
        {!injury.toDay && (
          <Button variant="quiet" size="sm" onClick={() => void save.run({ ...injury, toDay: today })}>
            Ya está bien
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Borrar: ${injuryNames[injury.area]}`}
          onClick={() => void removal.run()}
        >
          Borrar
        </Button>
      </span>
    </li>
  );
}
