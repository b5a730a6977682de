import { formatCount } from '@atalaya/core/platform/number-format';
import { type Letter, letters } from '@atalaya/core/syllabus/questions/letters';
import { missingIn, missingWords } from '@atalaya/core/voice-rooms/rounds';
import type { Round } from '@atalaya/core/voice-rooms/rounds.contract';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call as callApi } from '../../platform/api';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { Plate } from '../../ui/plate';
import { AskNext } from './ask-next';
import { showRound } from './call-store';
import { RoundOption } from './round-option';
import { type Line, useCall } from './use-voice-call';

type PanelProps = { roomId: string; line: Line; mayAsk: boolean; className?: string };

/** The question that the room answers together. */
export default function RoundPanel({ roomId, line, mayAsk, className }: PanelProps) {
  const round = useCall(line, (state) => state.round);
  return (
    <section
      aria-labelledby="sala-pregunta"
      className={cx(
        'relative flex min-h-0 flex-col overflow-y-auto rounded-lg bg-surface p-4 text-ink md:p-6 dark:border dark:border-line',
        className,
      )}
    >
      {round ? (
        <Question key={round.id} roomId={roomId} round={round} line={line} />
      ) : (
        <>
          <h2 id="sala-pregunta" className="text-h4">
            Preguntas en grupo
          </h2>
          <p className="mt-3 text-small text-muted">
            {mayAsk
              ? 'Lanza una pregunta del banco: todos responden a la vez y la solución sale cuando no falta nadie.'
              : 'Aquí sale la pregunta cuando la lance quien dirige la sala.'}
          </p>
        </>
      )}
      {mayAsk && <AskNext roomId={roomId} line={line} />}
      <p className="mt-auto pt-4 text-small text-muted">
        Lo que respondes aquí cuenta en tu estudio y en el de tu patrulla.
      </p>
    </section>
  );
}

function Question({ roomId, round, line }: { roomId: string; round: Round; line: Line }) {
  const members = useCall(line, (state) => state.roster?.members) ?? [];
  const selfId = useCall(line, (state) => state.selfId) ?? '';
  const own = round.answers[selfId] ?? undefined;
  const { solution } = round;
  const answering = useAction(
    (choice: Letter) =>
      callApi('PUT /api/voice-rooms/:id/round/answer', {
        params: { id: roomId },
        body: { roundId: round.id, choice },
      }),
    {
      stale: [],
      done: (answer) => showRound(line.store, answer.round),
      failed: 'No se ha guardado tu respuesta',
      caught: () => void line.call.readRound(),
    },
  );
  const missing = missingIn(round.answers, members).map(({ name }) => name);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 id="sala-pregunta" className="flex items-center gap-2.5 font-sans text-body font-semibold">
          <Plate variant="outline" size="sm" title={`Tema ${round.topic}`}>
            {round.topic}
          </Plate>
          Pregunta {round.number}
        </h2>
        {!solution && <TimeLeft line={line} />}
      </div>
      <p className="mt-3 text-lead leading-[1.4] text-pretty wrap-anywhere">{round.stem}</p>
      <ul className="mt-4 grid gap-2">
        {letters.map((letter) => (
          <li key={letter}>
            <RoundOption
              letter={letter}
              text={round.options[letter]}
              isChosen={(own ?? answering.given) === letter}
              outcome={outcomeOf(letter, own, solution)}
              isClosed={own !== undefined || solution !== null || answering.isBusy}
              // The server tells what the others chose to whoever has chosen.
              people={members.filter(({ id }) => round.answers[id] === letter)}
              onChoose={() => answering.run(letter)}
            />
          </li>
        ))}
      </ul>
      <div role="status" className="mt-4 text-small">
        {solution ? (
          <>
            <p className="font-semibold">{resultWords(round)}</p>
            <p className="mt-2 border-l-4 border-gold pl-3.5 text-pretty wrap-anywhere">
              {solution.explanation}
            </p>
          </>
        ) : (
          <p className="text-muted wrap-anywhere">
            {own ? missingWords(missing) : 'Te toca responder.'} La solución sale cuando todos respondan o
            acabe el tiempo.
          </p>
        )}
      </div>
    </>
  );
}

const outcomeOf = (letter: Letter, own: Letter | undefined, solution: Round['solution']) =>
  !solution ? null : letter === solution.answer ? 'right' : letter === own ? 'wrong' : 'blank';

/** «Acierta 1 de 2», with the letter for who does not see the colours. */
function resultWords({ answers, solution }: Round): string {
  const given = Object.values(answers);
  const right = given.filter((one) => one === solution?.answer).length;
  if (given.length === 0) return `Era la ${solution?.answer}. Nadie ha respondido.`;
  return `Era la ${solution?.answer}. ${right === given.length ? 'Aciertan todos' : `${formatCount(right, 'acierto', 'aciertos')} de ${given.length}`}.`;
}

function TimeLeft({ line }: { line: Line }) {
  const endsAt = useCall(line, (state) => state.roundEndsAt);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void line.call.readRound();
  }, [isOver, line]);
  return (
    <Badge tone="gold" role="timer" aria-label="Tiempo que queda">
      <Timer />
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </Badge>
  );
}
