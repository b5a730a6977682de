import type { Answer } from '@atalaya/core/api';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import { useState } from 'react';
import { Button } from '../ui/button';
import { DateField } from '../ui/forms/date-field';
import { Step } from './step';
import { useSave } from './use-save';

type DateStepProps = { settings: Answer<'GET /api/profile/study'>; onDone: () => void };

export function DateStep({ settings, onDone }: DateStepProps) {
  const [examDate, setExamDate] = useState(settings.examDate ?? '');
  const { busy, fault, setFault, save } = useSave(onDone);
  const submit = () => {
    const found = examDateFault(examDate, settings.today);
    if (found) setFault(found);
    else void save({ examDate });
  };
  return (
    <Step
      title="¿Cuándo es tu examen?"
      text="Con una fecha, cada día elegimos lo que más suma para entonces. Vale la que esperas."
      onSubmit={submit}
    >
      <DateField
        label="Fecha del examen"
        min={settings.today}
        value={examDate}
        onChange={setExamDate}
        error={fault}
      />
      <Button type="submit" size="lg" busy={busy}>
        Continuar
      </Button>
      <Button variant="quiet" onClick={() => (settings.examDate ? void save({ examDate: null }) : onDone())}>
        No lo sé todavía
      </Button>
    </Step>
  );
}
