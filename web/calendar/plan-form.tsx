import type { Answer } from '@atalaya/core/api';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import { type SyntheticEvent, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { FormFault, LOST } from '../platform/form/form-fault';
import { SaveButton } from '../profile/save-button';
import { DateField } from '../ui/forms/date-field';
import { Select } from '../ui/forms/select';
import { toast } from '../ui/overlays/toast-store';
import { typedEarly } from './typed-early';
import { WeekMinutes, weekFault } from './week-minutes';

export type StudySettings = Answer<'GET /api/profile/study'>;

export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

export function PlanForm({ settings, label }: { settings: StudySettings; label: string }) {
  const [examDate, setExamDate] = useState(settings.examDate ?? '');
  const [week, setWeek] = useState(settings.weekMinutes.map(String));
  const [startHour, setStartHour] = useState(String(settings.startHour));

  const { run, isBusy, fault, faults, refuse } = useAction(
    () =>
      call('PATCH /api/profile/study', {
        body: { examDate, weekMinutes: week.map(Number), startHour: Number(startHour) },
      }),
    {
      done: () =>
        toast({ title: 'Plan guardado', description: 'El trabajo se ha repartido hasta el examen.' }),
    },
  );
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const dateFault = examDate ? examDateFault(examDate, settings.today) : 'Escribe la fecha del examen.';
    const minutesFault = weekFault(week);
    if (dateFault || minutesFault)
      refuse({
        ...(dateFault && { examDate: dateFault }),
        ...(minutesFault && { weekMinutes: minutesFault }),
      });
    else void run();
  };

  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label="Fecha del examen"
          min={settings.today}
          value={examDate}
          onChange={setExamDate}
          error={faults.examDate}
          hint="Si aún no es oficial, pon la que esperas: puedes cambiarla."
        />
        <Select
          label="Empiezas a estudiar a las"
          options={hourOptions}
          ref={typedEarly(startHour, setStartHour)}
          value={startHour}
          onChange={(event) => setStartHour(event.target.value)}
          hint="Es la hora que verás en tu calendario."
        />
      </div>
      <WeekMinutes value={week} onChange={setWeek} error={faults.weekMinutes} />
      <FormFault fault={fault && !faults.examDate ? { type: LOST, message: fault } : undefined} />
      <SaveButton busy={isBusy} busyLabel="Repartiendo…">
        {label}
      </SaveButton>
    </form>
  );
}
