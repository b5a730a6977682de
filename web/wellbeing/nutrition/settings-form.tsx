import {
  allergens,
  type Diet,
  diets,
  exclusions,
  type Portion,
  portions,
} from '@atalaya/core/wellbeing/nutrition/kinds';
import type { NutritionSettings } from '@atalaya/core/wellbeing/nutrition/nutrition.contract';
import {
  allergenNames,
  dietNames,
  exclusionNames,
  portionNames,
} from '@atalaya/core/wellbeing/nutrition/words';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/forms/checkbox';
import { FieldError } from '../../ui/forms/field';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Switch } from '../../ui/forms/switch';
import { toast } from '../../ui/overlays/toast-store';
import { addressIn } from './address';
import type { Nutrition } from './nutrition';

const first: NutritionSettings = {
  diet: 'omnivora',
  without: [],
  avoided: [],
  portion: 'mediana',
  mealsADay: 5,
  showsFigures: false,
};
const counts = ['3', '4', '5'] as const;
const portionHints: Readonly<Record<Portion, string>> = {
  pequena: 'Si pasas el día sentado o prefieres platos ligeros.',
  mediana: 'Lo habitual.',
  grande: 'Si te mueves mucho o sueles quedarte con hambre.',
};

const toggled = <T,>(list: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? [...list, one] : list.filter((other) => other !== one);

/** Diet, allergens and portions. Saving it for the first time also plans today. */
export function SettingsForm({ nutrition: { settings, today } }: { nutrition: Nutrition }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<NutritionSettings>(settings ?? first);
  const set = (changes: Partial<NutritionSettings>) => setChosen({ ...chosen, ...changes });
  const { run, isBusy, faults } = useAction(
    async () => {
      await call('PUT /api/nutrition/settings', { body: chosen });
      if (settings) return true;
      await call('PUT /api/nutrition/days/:day', {
        params: { day: today },
        body: { kind: 'descanso', again: false },
      });
      await navigate(addressIn('dia', today, today));
      return false;
    },
    {
      done: (hadSettings) =>
        hadSettings && toast({ title: 'Preferencias guardadas', description: 'Los menús ya las siguen.' }),
    },
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <Card>
      <h2 className="text-h3">{settings ? 'Tus preferencias' : 'Antes de empezar'}</h2>
      <p className="mt-2 mb-6 max-w-[60ch] text-muted">
        {settings
          ? 'Los menús las siguen en cuanto guardas.'
          : 'Unas preguntas y tienes el menú de hoy. No hace falta tu peso ni ningún dato de tu cuerpo.'}
      </p>
      <form noValidate onSubmit={submit} className="grid gap-7">
        <RadioGroup<Diet>
          label="Qué comes"
          options={diets.map((diet) => ({ value: diet, label: dietNames[diet] }))}
          value={chosen.diet}
          onChange={(diet) => set({ diet })}
        />
        <Checks legend="Además">
          {exclusions.map((one) => (
            <Checkbox
              key={one}
              label={exclusionNames[one]}
              checked={chosen.without.includes(one)}
              onChange={({ target }) => set({ without: toggled(chosen.without, one, target.checked) })}
            />
          ))}
        </Checks>
        <Checks legend="Alérgenos que evitas">
          {allergens.map((one) => (
            <Checkbox
              key={one}
              label={allergenNames[one]}
              checked={chosen.avoided.includes(one)}
              onChange={({ target }) => set({ avoided: toggled(chosen.avoided, one, target.checked) })}
            />
          ))}
        </Checks>
        <RadioGroup<Portion>
          label="Raciones"
          options={portions.map((one) => ({ value: one, label: portionNames[one], hint: portionHints[one] }))}
          value={chosen.portion}
          onChange={(portion) => set({ portion })}
        />
        <RadioGroup<(typeof counts)[number]>
          row
          label="Comidas al día"
          options={counts.map((value) => ({ value, label: value }))}
          value={counts.find((one) => Number(one) === chosen.mealsADay)}
          onChange={(value) => set({ mealsADay: Number(value) })}
        />
        <Switch
          label="Enseñar cifras"
          hint="Kilocalorías y nutrientes de cada plato. Sin ellas, el plan son platos y raciones."
          checked={chosen.showsFigures}
          onChange={({ target }) => set({ showsFigures: target.checked })}
        />
        {faults.form && (
          <div role="alert">
            <FieldError id="nutrition-fault">{faults.form}</FieldError>
          </div>
        )}
        <div className="grid gap-3">
          <Button type="submit" busy={isBusy} busyLabel="Guardando…" className="justify-self-start">
            {settings ? 'Guardar' : 'Hacer el menú de hoy'}
          </Button>
          <p className="text-small text-muted">
            Lo que evitas puede decir algo de tu salud: se guarda cifrado, solo para tus menús, y nadie más lo
            ve.
          </p>
        </div>
      </form>
    </Card>
  );
}

const Checks = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
    <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-3">{children}</div>
  </fieldset>
);
