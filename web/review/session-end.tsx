import { WORD_TOPIC } from '@atalaya/core/review/study-answer';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { CloudUpload } from 'lucide-react';
import { Link } from 'react-router';
import { useStudyFinished } from '../platform/study-finished';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Figures } from '../ui/figures';
import { Note } from '../ui/note';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import { Section } from '../ui/section';
import { outcomeOf, type Runner, type Card as StudyCard, type TopicHits } from './runner-state';
import { SessionShell } from './session-shell';
import { TodayAfter } from './today-after';

type EndProps = { runner: Runner; waiting: number; isRehearsal: boolean; onAgain: () => void };

const REREAD = 3;

export function SessionEnd({ runner, waiting, isRehearsal, onAgain }: EndProps) {
  const { given } = runner;
  useStudyFinished(waiting === 0);
  const right = given.filter((answer) => answer.right).length;
  const share = given.length > 0 ? Math.round((right / given.length) * 100) : 0;
  const { topics, failed } = outcomeOf(runner);
  const hasRepetitions = topics.reduce((sum, { answers }) => sum + answers, 0) < given.length;
  return (
    <SessionShell title="Sesión terminada" progress={1}>
      <div className="mx-auto grid w-full max-w-2xl gap-6 py-6 md:py-12">
        <div className="text-center">
          <h1 className="text-h1">Sesión hecha</h1>
          <p className="mt-3 text-lead text-muted">
            {isRehearsal
              ? 'Era un ensayo: tus repasos siguen en sus fechas.'
              : 'Lo de hoy volverá justo antes de que lo olvides.'}
          </p>
        </div>
        <Card>
          <Figures
            figures={[
              [given.length, given.length === 1 ? 'respuesta' : 'respuestas'],
              [right, right === 1 ? 'acierto' : 'aciertos'],
              [`${share} %`, 'de acierto'],
            ]}
            valueClass="text-h1"
            itemClass="gap-1"
            className="grid grid-cols-3 gap-4 text-center"
          />
          {topics.length > 0 && <HitsByTopic topics={topics} hasRepetitions={hasRepetitions} />}
        </Card>
        {waiting > 0 && (
          <Note icon={<CloudUpload />}>
            {waiting === 1 ? 'Una respuesta está guardada' : `${waiting} respuestas están guardadas`} en este
            dispositivo. Se enviarán solas en cuanto haya conexión.
          </Note>
        )}
        {failed.length > 0 && <Reread cards={failed.slice(0, REREAD)} />}
        {!isRehearsal && waiting === 0 && <TodayAfter />}
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/campus-estudio" size="lg">
            Volver a hoy
          </ButtonLink>
          <Button variant="outline" size="lg" onClick={onAgain}>
            Otra sesión
          </Button>
        </div>
      </div>
    </SessionShell>
  );
}

type HitsProps = { topics: readonly TopicHits[]; hasRepetitions: boolean };

function HitsByTopic({ topics, hasRepetitions }: HitsProps) {
  return (
    <Section id="por-temas" title="Por temas" titleClass="text-h4" className="mt-6 border-t border-line pt-5">
      {hasRepetitions && (
        <p className="text-small text-muted">Sin las repeticiones: cuenta la primera respuesta a cada una.</p>
      )}
      <ul className="mt-3 grid gap-3">
        {topics.map(({ topic, title, answers, right }) => (
          <li key={topic} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
            <Plate size="sm" variant="outline">
              {topic === WORD_TOPIC ? 'EN' : topic}
            </Plate>
            <span className="truncate text-small font-semibold">{title}</span>
            <span className="num text-small">
              {right} de {answers}
            </span>
            <span className="col-span-2 col-start-2">
              <Progress
                label={`Aciertos en ${title}`}
                value={right}
                max={answers}
                valueText={`${right} de ${answers}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Reread({ cards }: { cards: readonly StudyCard[] }) {
  return (
    <Card>
      <h2 className="text-h4">Para releer</h2>
      <ul className="mt-2">
        {cards.map((card) => (
          <li key={`${card.kind} ${card.id}`} className="border-t border-line py-3 first:border-t-0">
            <p className="text-pretty wrap-anywhere">{card.front}</p>
            {card.kind === 'word' ? (
              <p className="text-small text-muted">
                {typeof card.explanation === 'string' ? card.explanation : null}
              </p>
            ) : (
              <Link to={topicPath(card.topic, card.section ?? undefined)} className="link text-small">
                Leerlo en el tema {card.topic}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Link to="/campus-estudio/fallos" className="link text-small font-semibold">
        Ver todos mis fallos
      </Link>
    </Card>
  );
}
