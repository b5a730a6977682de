import type { MyCoaching } from '@atalaya/core/coaching/candidate.contract';
import { limits } from '@atalaya/core/coaching/coaching';
import { useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { DateField } from '../ui/forms/date-field';
import { Input } from '../ui/forms/input';
import { Textarea } from '../ui/forms/textarea';

type FormProps = { given: MyCoaching['questionnaire']; onDone: () => void };

export default function QuestionnaireForm({ given, onDone }: FormProps) {
  const [draft, setDraft] = useState({
    situation: given?.situation ?? '',
    weeklyHours: given ? String(given.weeklyHours) : '',
    examDate: given?.examDate ?? '',
    fears: given?.fears ?? '',
    attempts: given?.attempts ?? '',
  });
  const put = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { run, isBusy, faults } = useAction(
    ({ weeklyHours, examDate, ...rest }: typeof draft) =>
      call('PUT /api/coaching/mine/questionnaire', {
        body: { ...rest, weeklyHours: Number(weeklyHours), examDate: examDate || null },
      }),
    { done: onDone },
  );
  const area = (name: 'situation' | 'fears' | 'attempts', label: string, hint?: string) => (
    <Textarea
      label={label}
      hint={hint}
      rows={2}
      maxLength={limits.answer}
      value={draft[name]}
      error={faults[name]}
      onChange={({ target }) => put({ [name]: target.value })}
    />
  );
  return (
    <Card>
      <h2 id="cuestionario" className="scroll-mt-24 text-h3">
        De dónde partes
      </h2>
      <p className="mt-2 text-muted">Cinco preguntas para la primera semana. Lo lee solo tu preparador.</p>
      <form
        noValidate
        aria-labelledby="cuestionario"
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          run(draft);
        }}
      >
        {area('situation', 'Tu situación', 'Trabajo, estudios, familia: lo que condiciona tu tiempo.')}
        <div className="grid gap-5 sm:grid-cols-2">
          <Input
            label="Horas a la semana"
            inputMode="numeric"
            value={draft.weeklyHours}
            error={faults.weeklyHours}
            onChange={({ target }) => put({ weeklyHours: target.value })}
          />
          <DateField
            label="Fecha del examen, si la sabes"
            value={draft.examDate}
            error={faults.examDate}
            onChange={(examDate) => put({ examDate })}
          />
        </div>
        {area('fears', 'Lo que más te preocupa')}
        {area(
          'attempts',
          'Intentos anteriores',
          'Si te has presentado antes, qué pasó. Si no, déjalo vacío.',
        )}
        <ActionFault id="cuestionario-error" fault={faults.form} />
        <Button type="submit" busy={isBusy} busyLabel="Guardando…" className="justify-self-start">
          {given ? 'Guardar los cambios' : 'Enviar a mi preparador'}
        </Button>
      </form>
    </Card>
  );
}
