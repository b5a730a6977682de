import { faultOf, numberOf, parseDecimal, parseWhole } from '@atalaya/core/guide/parse-input';
import { type Activity, activities, type Body } from '@atalaya/core/wellbeing/nutrition/energy';
import { type SyntheticEvent, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { FieldError } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RadioGroup } from '../../ui/forms/radio-group';
import { HelpWords } from './help-words';
import type { Nutrition } from './nutrition';

const activityNames: Readonly<Record<Activity, string>> = {
  '1.4': 'Paso casi todo el día sentado',
  '1.6': 'Ando y me muevo a ratos',
  '1.8': 'Trabajo de pie o me muevo bastante',
  '2.0': 'Esfuerzo físico casi todo el día',
};
const limits = { kg: { min: 35, max: 250 }, cm: { min: 130, max: 230 } };
const needed = (text: string, fault: string | undefined, isSent: boolean): string | undefined =>
  fault ?? (isSent && text.trim() === '' ? 'Falta este dato.' : undefined);

/** Weight, height, year of birth and activity: what the formula needs and no more. */
export function BodyForm({
  nutrition: { body, today },
  onDone,
}: {
  nutrition: Nutrition;
  onDone: () => void;
}) {
  const year = Number(today.slice(0, 4));
  const [suits, setSuits] = useState<'yes' | 'no'>();
  const [kg, setKg] = useState(body ? String(body.tenthsOfKg / 10).replace('.', ',') : '');
  const [cm, setCm] = useState(body ? String(body.cm) : '');
  const [born, setBorn] = useState(body ? String(body.birthYear) : '');
  const [constant, setConstant] = useState<Body['constant'] | undefined>(body?.constant);
  const [activity, setActivity] = useState<Activity | undefined>(body?.activity);
  const [consents, setConsents] = useState(body !== null);
  const [isSent, setSent] = useState(false);
  const { run, isBusy, faults } = useAction(
    (data: Body) => call('PUT /api/nutrition/body', { body: { ...data, consents: true, isSuitable: true } }),
    {
      done: onDone,
    },
  );
  const weight = parseDecimal(kg, 1, limits.kg);
  const height = parseWhole(cm, limits.cm);
  const birth = parseWhole(born, { min: year - 90, max: year });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(true);
    const [tenthsOfKg, centimetres, birthYear] = [numberOf(weight), numberOf(height), numberOf(birth)];
    if (tenthsOfKg === undefined || centimetres === undefined || birthYear === undefined) return;
    if (!constant || !activity || !consents) return;
    run({ tenthsOfKg, cm: centimetres, birthYear, constant, activity });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <RadioGroup<'yes' | 'no'>
        label="¿Eres menor de edad, estás embarazada o das el pecho, o tienes o has tenido un trastorno de la conducta alimentaria?"
        options={[
          { value: 'yes', label: 'Sí, alguno' },
          { value: 'no', label: 'No' },
        ]}
        value={suits}
        onChange={setSuits}
      />
      {suits === 'yes' && (
        <div role="status" className="grid gap-2 text-small">
          <p>
            Entonces el plan va por raciones, sin cálculo. No guardamos tu respuesta. Para tus cantidades,
            pregunta en tu centro de salud.
          </p>
          <HelpWords />
          <Button variant="outline" size="sm" className="justify-self-start" onClick={onDone}>
            Seguir con raciones
          </Button>
        </div>
      )}
      {suits === 'no' && (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <Input
              label="Peso (kg)"
              inputMode="decimal"
              autoComplete="off"
              value={kg}
              onChange={({ target }) => setKg(target.value)}
              error={faults.tenthsOfKg ?? needed(kg, faultOf(weight), isSent)}
            />
            <Input
              label="Altura (cm)"
              inputMode="numeric"
              autoComplete="off"
              value={cm}
              onChange={({ target }) => setCm(target.value)}
              error={faults.cm ?? needed(cm, faultOf(height), isSent)}
            />
            <Input
              label="Año de nacimiento"
              inputMode="numeric"
              autoComplete="off"
              value={born}
              onChange={({ target }) => setBorn(target.value)}
              error={faults.birthYear ?? needed(born, faultOf(birth), isSent)}
            />
          </div>
          <RadioGroup<Body['constant']>
            row
            label="La fórmula distingue dos ecuaciones. ¿Cuál usamos?"
            options={[
              { value: 'women', label: 'La de mujeres' },
              { value: 'men', label: 'La de hombres' },
            ]}
            value={constant}
            onChange={setConstant}
            error={isSent && !constant ? 'Elige una.' : undefined}
          />
          <RadioGroup<Activity>
            label="Un día normal, sin contar el entreno"
            options={activities.map((value) => ({ value, label: activityNames[value] }))}
            value={activity}
            onChange={setActivity}
            error={isSent && !activity ? 'Elige una.' : undefined}
          />
          <Checkbox
            label="Doy permiso para guardar estos datos de salud. Se guardan cifrados, solo para calcular mis menús, y puedo borrarlos cuando quiera."
            checked={consents}
            onChange={({ target }) => setConsents(target.checked)}
            error={isSent && !consents ? 'Marca la casilla: sin tu permiso no lo guardamos.' : undefined}
          />
          {faults.form && (
            <div role="alert">
              <FieldError id="body-fault">{faults.form}</FieldError>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isBusy} busyLabel="Guardando…">
              Calcular
            </Button>
            <Button variant="quiet" onClick={onDone}>
              Cancelar
            </Button>
          </div>
        </>
      )}
      {suits === undefined && (
        <Button variant="quiet" className="justify-self-start" onClick={onDone}>
          Cancelar
        </Button>
      )}
    </form>
  );
}
