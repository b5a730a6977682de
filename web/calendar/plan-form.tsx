import type { Answer } from '@atalaya/core/api';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import { type SyntheticEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { FormFault, LOST } from '../platform/form/form-fault';
import { HttpError, sentenceFor } from '../platform/http-error';
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

type Faults = Partial<Record<'examDate' | 'weekMinutes' | 'root', string>>;

export function PlanForm({ settings, label }: { settings: StudySettings; label: string }) {
  const { revalidate } = useRevalidator();
  const [examDate, setExamDate] = useState(settings.examDate ?? '');
  const [week, setWeek] = useState(settings.weekMinutes.map(String));
  const [startHour, setStartHour] = useState(String(settings.startHour));
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const dateFault = examDate ? examDateFault(examDate, settings.today) : 'Escribe la fecha del examen.';
    const minutesFault = weekFault(week);
    if (dateFault || minutesFault) {
      setFaults({
        ...(dateFault && { examDate: dateFault }),
        ...(minutesFault && { weekMinutes: minutesFault }),
      });
      return;
    }
    setFaults({});
    setBusy(true);
    try {
      await call('PATCH /api/profile/study', {
        body: { examDate, weekMinutes: week.map(Number), startHour: Number(startHour) },
      });
      await revalidate();
      toast({ title: 'Plan guardado', description: 'El trabajo se ha repartido hasta el examen.' });
    } catch (error) {
      const fields = error instanceof HttpError ? error.fields : {};
      setFaults({
        ...(fields.examDate && { examDate: fields.examDate }),
        ...(!fields.examDate && { root: sentenceFor(error) }),
      });
    } finally {
      setBusy(false);
    }
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
      <FormFault fault={faults.root ? { type: LOST, message: faults.root } : undefined} />
      <SaveButton busy={busy} busyLabel="Repartiendo…">
        {label}
      </SaveButton>
    </form>
  );
}
