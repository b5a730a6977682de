import type { Answer } from '@atalaya/core/api';
import { useState } from 'react';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { RadioGroup } from '../ui/forms/radio-group';
import { Step } from './step';
import { useSave } from './use-save';

type TimeStepProps = { settings: Answer<'GET /api/profile/study'>; onDone: () => void };

const choices = [
  { value: '15', label: '15 minutos', hint: 'Un repaso diario: lo mínimo que se nota.' },
  { value: '30', label: '30 minutos', hint: 'Un tema nuevo cada pocos días.' },
  { value: '60', label: '1 hora', hint: 'Repasos y materia nueva todos los días.' },
  { value: '120', label: '2 horas', hint: 'Preparación intensa, con simulacros.' },
] as const;

/** The same minutes every day; the method page sets them per weekday. */
export function TimeStep({ settings, onDone }: TimeStepProps) {
  const [first] = settings.weekMinutes;
  const isEven = settings.weekMinutes.every((minutes) => minutes === first);
  const held = isEven ? choices.find(({ value }) => Number(value) === first)?.value : undefined;
  const [minutes, setMinutes] = useState<(typeof choices)[number]['value'] | undefined>(held);
  const { busy, fault, refuse, save } = useSave(onDone);
  const submit = () => {
    if (!minutes) refuse('Elige una de las cuatro, o sáltatelo.');
    else void save({ weekMinutes: Array.from({ length: 7 }, () => Number(minutes)) });
  };
  return (
    <Step
      title="¿Cuánto puedes estudiar al día?"
      text="Mejor poco y todos los días. La sesión de cada día durará esto."
      onSubmit={submit}
    >
      <RadioGroup label="Minutos al día" hideLabel options={choices} value={minutes} onChange={setMinutes} />
      {fault && <FieldError id="fallo-minutos">{fault}</FieldError>}
      <Button type="submit" size="lg" busy={busy}>
        Continuar
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Saltar
      </Button>
    </Step>
  );
}
