import type { Answer } from '@atalaya/core/api';
import { healthQuestions, healthVerdict } from '@atalaya/core/fitness/training/health';
import { longDay } from '@atalaya/core/platform/date-format';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import { Stethoscope } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { DateField } from '../../ui/forms/date-field';
import { FieldError } from '../../ui/forms/field';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Note } from '../../ui/note';
import { toast } from '../../ui/overlays/toast-store';

const weekdays = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const answers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Sí' },
] as const;
type YesNo = (typeof answers)[number]['value'];

type FormProps = {
  training: Answer<'GET /api/fitness/training'>;
  label: string;
  onDone?: () => void;
};

/** The health questions, the days and the date. */
export function PlanForm({ training, label, onDone }: FormProps) {
  const { today, examDate, ownDate, plan } = training;
  const [given, setGiven] = useState<readonly (YesNo | undefined)[]>(healthQuestions.map(() => undefined));
  const [doctorAgrees, setDoctorAgrees] = useState(false);
  const [days, setDays] = useState<readonly number[]>(plan?.trainingDays ?? [0, 2, 4]);
  const [date, setDate] = useState(ownDate ?? examDate ?? '');
  const hasYes = given.includes('yes');

  const health = { answers: given.flatMap((one) => (one ? [one === 'yes'] : [])), doctorAgrees };
  const { run, isBusy, faults, refuse } = useAction(
    () => {
      const body = {
        trainingDays: [...days],
        examDate: date === examDate && !ownDate ? null : date,
        health,
      };
      return call('PUT /api/fitness/plan', { body });
    },
    {
      done: () => {
        toast({ title: 'Plan listo', description: 'Si faltas un día o te duele algo, se rehace.' });
        onDone?.();
      },
    },
  );

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const verdict = healthVerdict(health);
    const dateFault = date ? examDateFault(date, today) : 'Escribe la fecha de las pruebas.';
    const found = {
      ...(verdict === 'unanswered' && { health: 'Responde a las siete preguntas: sin ellas no hay plan.' }),
      ...(verdict === 'see-doctor' && { health: 'Con un «sí» hace falta el visto bueno de tu médico.' }),
      ...(dateFault && { examDate: dateFault }),
      ...(days.length < 2 && { trainingDays: 'Elige al menos dos días.' }),
      ...(days.length > 6 && { trainingDays: 'Deja al menos un día de descanso.' }),
    };
    if (Object.keys(found).length > 0) refuse(found);
    else void run();
  };

  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-7">
      <div className="grid gap-1">
        {healthQuestions.map((question, index) => (
          <div key={question} className="border-b border-line py-3">
            <RadioGroup
              row
              label={`${index + 1}. ${question}`}
              options={answers}
              value={given[index]}
              onChange={(value) => setGiven(given.with(index, value))}
            />
          </div>
        ))}
        {hasYes && (
          <div className="mt-3">
            <Note tone="warning" icon={<Stethoscope />}>
              <p className="mb-2">
                Antes de entrenar, habla con tu médico y enséñale las pruebas: un circuito de agilidad, barra
                y mil metros a tope.
              </p>
              <Checkbox
                label="Mi médico me ha dado el visto bueno para entrenar estas pruebas"
                checked={doctorAgrees}
                onChange={({ target }) => setDoctorAgrees(target.checked)}
              />
            </Note>
          </div>
        )}
        {faults.health && <FieldError id="health-fault">{faults.health}</FieldError>}
      </div>
      <fieldset>
        <legend className="mb-2 text-small font-semibold">Los días que puedes entrenar</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {weekdays.map((name, index) => (
            <Checkbox
              key={name}
              label={name}
              checked={days.includes(index)}
              onChange={({ target }) =>
                setDays(target.checked ? [...days, index].sort() : days.filter((one) => one !== index))
              }
            />
          ))}
        </div>
        {faults.trainingDays && <FieldError id="days-fault">{faults.trainingDays}</FieldError>}
      </fieldset>
      <DateField
        label="Fecha de las pruebas físicas"
        hint={
          examDate && !ownDate
            ? `La de tu plan de estudio es el ${longDay(examDate)}. Las físicas van después de la prueba de conocimientos.`
            : 'Si aún no es oficial, pon la que esperas: puedes cambiarla.'
        }
        min={today}
        value={date}
        onChange={setDate}
        error={faults.examDate}
        fieldClassName="max-w-80"
      />
      {faults.form && (
        <div role="alert">
          <Note tone="danger" icon={<Stethoscope />}>
            {faults.form}
          </Note>
        </div>
      )}
      <Button type="submit" busy={isBusy} busyLabel="Preparando…" className="justify-self-start">
        {label}
      </Button>
    </form>
  );
}
