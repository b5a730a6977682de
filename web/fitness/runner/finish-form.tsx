import type { TrainingSession } from '@atalaya/core/fitness/training/training.contract';
import { faultOf, numberOf, parseWhole } from '@atalaya/core/guide/parse-input';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { FieldError } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Slider } from '../../ui/forms/slider';
import { toast } from '../../ui/overlays/toast-store';
import { saveFitness } from '../outbox';
import { effortWords, PainField } from '../training/pain-field';
import { forgetRun } from './kept-run';

type FinishProps = {
  userId: string;
  today: string;
  hasConsent: boolean;
  session: TrainingSession;
  minutes: number;
};

const TRAINING_PATH = '/campus-estudio/entrenamiento/progreso';

/** The end of a session: how hard it was, into the log. */
export function FinishForm({ userId, today, hasConsent, session, minutes }: FinishProps) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(String(minutes));
  const [effort, setEffort] = useState(session.isHard ? 7 : 4);
  const [pain, setPain] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const read = parseWhole(typed, { min: 1, max: 600 });

  const { run, isBusy, fault } = useAction(
    (value: number) => {
      const body = {
        day: today,
        sessionKey: session.key,
        minutes: value,
        effort,
        metres: null,
        seconds: null,
        note,
        sleepHalfHours: null,
        pain,
      };
      return saveFitness(userId, { id, what: 'entry', body });
    },
    {
      stale: [],
      done: (isSent) => {
        toast(
          isSent
            ? { title: 'Sesión anotada' }
            : {
                title: 'Sesión anotada en este dispositivo',
                description: 'Se enviará cuando haya conexión.',
              },
        );
        forgetRun();
        return navigate(TRAINING_PATH);
      },
    },
  );
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const value = numberOf(read);
    if (value !== undefined) void run(value);
  };

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Sesión terminada
      </h2>
      <p className="mt-1 mb-5 text-muted">Anota cómo ha ido: con eso se calcula la carga de la semana.</p>
      <form noValidate onSubmit={save} className="grid gap-5">
        <Input
          label="Minutos"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={faultOf(read) ?? (read.kind === 'empty' ? 'Escribe los minutos.' : undefined)}
          fieldClassName="max-w-40"
        />
        <Slider
          label="Esfuerzo, del 1 al 10"
          value={[effort]}
          min={1}
          max={10}
          format={effortWords}
          onChange={([value = 5]) => setEffort(value)}
        />
        {hasConsent && <PainField pain={pain} onChange={setPain} />}
        <Input label="Nota" maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        {session.isTest && (
          <p className="text-small text-muted">Después, anota las tres marcas en «Pruebas físicas».</p>
        )}
        {fault && <FieldError id="finish-fault">{fault}</FieldError>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel="Guardando…">
            Guardar en el registro
          </Button>
          <ButtonLink variant="outline" to={TRAINING_PATH} onClick={forgetRun}>
            Salir sin anotar
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}
