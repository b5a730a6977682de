import {
  type BatteryForm,
  batteryForms,
  formName,
  itemsOf,
  secondsOf,
  sectionsOf,
} from '@atalaya/core/psychometrics/battery';
import { familyNames } from '@atalaya/core/psychometrics/items/item';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Segmented } from '../ui/forms/segmented';
import { Note } from '../ui/note';

const path = (id: string) => `/campus-estudio/psicotecnicos/bateria/${id}`;
const labels: Record<BatteryForm, string> = { short: '28 minutos', official: '60 minutos' };

/** Starts a battery, or leads back to the one that is running. */
export function BatteryPanel({ isLocked, runningId }: { isLocked: boolean; runningId: string | null }) {
  const [form, setForm] = useState<BatteryForm>('official');
  const navigate = useNavigate();
  const start = useAction(() => call('POST /api/psychometrics/batteries', { body: { form } }), {
    stale: [],
    done: ({ id }) => navigate(path(id)),
    retries: true,
  });
  const sections = sectionsOf(form);
  return (
    <Card>
      <h2 className="text-h3">{formName(form)}</h2>
      <p className="mt-2 max-w-[55ch] text-muted">
        {itemsOf(sections)} ítems de tres opciones en {secondsOf(sections) / 60} minutos. Un error resta medio
        acierto, como en la convocatoria.
      </p>
      <div className="mt-5">
        <Segmented
          label="Duración"
          options={batteryForms.map((value) => ({ value, label: labels[value] }))}
          value={form}
          onChange={setForm}
        />
      </div>
      <ul className="mt-5 grid gap-x-8 gap-y-1.5 text-small sm:grid-cols-2">
        {sections.map(({ family, items, seconds }) => (
          <li key={family} className="flex justify-between gap-3 border-b border-line py-1.5">
            <span>{familyNames[family]}</span>
            <span className="text-muted">
              {items} en {seconds / 60} min
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        {runningId ? (
          <ButtonLink to={path(runningId)}>Seguir con tu batería</ButtonLink>
        ) : isLocked ? (
          <ButtonLink to="/planes" variant="outline">
            Se abre con el plan Plus
          </ButtonLink>
        ) : (
          <Button busy={start.isBusy} busyLabel="Preparando…" onClick={() => start.run()}>
            Empezar la batería
          </Button>
        )}
      </div>
      {start.fault && (
        <div role="alert" className="mt-4">
          <Note tone="danger" icon={<CircleAlert />}>
            {start.fault}
          </Note>
        </div>
      )}
    </Card>
  );
}
