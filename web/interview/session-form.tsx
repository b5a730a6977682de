import type { Answer } from '@atalaya/core/api';
import { type Competence, competenceNames } from '@atalaya/core/interview/competences';
import {
  answerSeconds,
  minutesOf,
  type SessionLength,
  sessionLengths,
} from '@atalaya/core/interview/session';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Checkbox } from '../ui/forms/checkbox';
import { Segmented } from '../ui/forms/segmented';
import { Note } from '../ui/note';

type Questions = Answer<'GET /api/interview'>['questions'];
type Seconds = (typeof answerSeconds)[number];

const secondNames: Record<Seconds, string> = { 90: 'Minuto y medio', 120: 'Dos minutos' };

export function SessionForm({ questions }: { questions: Questions }) {
  const [length, setLength] = useState<SessionLength>(8);
  const [seconds, setSeconds] = useState<Seconds>(90);
  const [left, setLeft] = useState<readonly Competence[]>([]);
  const navigate = useNavigate();
  const chosen = questions.map(({ competence }) => competence).filter((one) => !left.includes(one));

  const { run, isBusy, fault } = useAction(
    () => call('POST /api/interview/sessions', { body: { length, seconds, competences: [...chosen] } }),
    { stale: [], done: ({ id }) => navigate(`/campus-estudio/entrevista/${id}`) },
  );
  return (
    <Card>
      <h2 className="text-h3">Nueva sesión</h2>
      <div className="mt-5 grid gap-5">
        <div>
          <p aria-hidden="true" className="mb-1.5 text-small font-semibold">
            Preguntas
          </p>
          <Segmented
            label="Preguntas"
            value={String(length)}
            onChange={(value) => setLength(sessionLengths.find((one) => String(one) === value) ?? length)}
            options={sessionLengths.map((one) => ({ value: String(one), label: String(one) }))}
          />
        </div>
        <div>
          <p aria-hidden="true" className="mb-1.5 text-small font-semibold">
            Tiempo por respuesta
          </p>
          <Segmented
            label="Tiempo por respuesta"
            value={String(seconds)}
            onChange={(value) => setSeconds(answerSeconds.find((one) => String(one) === value) ?? seconds)}
            options={answerSeconds.map((one) => ({ value: String(one), label: secondNames[one] }))}
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-small font-semibold">Competencias</legend>
          <div className="grid gap-1.5">
            {questions.map(({ competence, count }) => (
              <Checkbox
                key={competence}
                checked={chosen.includes(competence)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((one) => one !== competence) : [...left, competence])
                }
                label={
                  <>
                    {competenceNames[competence]} <span className="text-muted">· {count} preguntas</span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
        {fault && (
          <div role="alert">
            <Note tone="danger" icon={null}>
              {fault}
            </Note>
          </div>
        )}
        <Button size="lg" busy={isBusy} disabled={chosen.length === 0} onClick={() => void run()}>
          Empezar, unos {minutesOf(length, seconds)} minutos
        </Button>
        <p className="flex gap-2.5 text-small text-muted">
          <ShieldCheck className="size-5" />
          Las grabaciones se quedan en este dispositivo. En tu historial solo se guardan tus valoraciones,
          notas y transcripciones.
        </p>
      </div>
    </Card>
  );
}
