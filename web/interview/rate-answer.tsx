import {
  type Dimension,
  dimensionsOf,
  type RatingLevel,
  type Ratings,
} from '@atalaya/core/interview/competences';
import type { RubricRow } from '@atalaya/core/interview/content.contract';
import type { InterviewQuestion } from '@atalaya/core/interview/interview.contract';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Textarea } from '../ui/forms/textarea';
import { AnswerPlayer } from './answer-player';
import { BoardNotes } from './board-notes';
import type { Taken } from './recordings-store';
import { RubricForm } from './rubric-form';

export type RatedAnswer = { ratings: Ratings; notes: string; transcript: string };

type RateAnswerProps = {
  question: InterviewQuestion;
  rubric: readonly RubricRow[];
  taken: Taken;
  /** The copy on the server, if there is none on this device. */
  sentCopy?: string | null;
  before: RatedAnswer;
  above: string;
  nextLabel: string;
  busy?: boolean;
  /** Already sent to review: shown, not changed. */
  isClosed?: boolean;
  onNext: (rated: RatedAnswer) => void;
  onRepeat?: () => void;
  /** Beside the notes of the board: sending it to review, or the review. */
  children?: (rated: RatedAnswer, player: RefObject<HTMLMediaElement | null>, isRated: boolean) => ReactNode;
};

export function RateAnswer(props: RateAnswerProps) {
  const { question, rubric, taken, sentCopy, before, above, nextLabel, busy, isClosed, onNext, onRepeat } =
    props;
  const [ratings, setRatings] = useState(before.ratings);
  const [notes, setNotes] = useState(before.notes);
  const [transcript, setTranscript] = useState(before.transcript);
  const player = useRef<HTMLMediaElement>(null);
  const own = useObjectUrl(taken.recording);
  const src = taken.recording ? own : sentCopy;
  const dimensions = dimensionsOf(question.competence, taken.mode);
  const seen = dimensions.filter((one) => ratings[one] === 'high').length;
  const isRated = dimensions.every((one) => ratings[one]);
  const rate = (dimension: Dimension, level: RatingLevel) => setRatings({ ...ratings, [dimension]: level });
  const rated = { ratings, notes, transcript };

  return (
    <div className="mx-auto w-full max-w-304 px-4 py-6 md:px-8 md:py-10">
      <p className="text-small text-muted">{above}</p>
      <h1 className="mt-1 text-h2">{isClosed ? 'Tu valoración' : 'Valórate'}</h1>
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <p className="font-display text-h4 font-semibold md:text-h3">«{question.question}»</p>
          <div className="mt-4">
            {src ? (
              <AnswerPlayer
                src={src}
                isVideo={taken.mode === 'video'}
                label="Tu respuesta grabada"
                player={player}
                download={`entrevista-${question.id}.${taken.recording?.type.includes('webm') ? 'webm' : 'mp4'}`}
              />
            ) : (
              taken.mode !== 'text' &&
              !taken.recording && (
                <p className="text-small text-muted">La grabación ya no está en este dispositivo.</p>
              )
            )}
          </div>
          <Textarea
            fieldClassName="mt-5"
            label={taken.mode === 'text' ? 'Tu respuesta' : 'Transcripción'}
            hint={taken.mode === 'text' ? undefined : 'Opcional. Escribir lo que dijiste enseña los rodeos.'}
            rows={taken.mode === 'text' ? 6 : 3}
            maxLength={10_000}
            readOnly={isClosed}
            value={transcript}
            onChange={({ target }) => setTranscript(target.value)}
          />
          {!isClosed && (
            <p className="my-5 text-small text-muted">
              {taken.mode === 'text' ? 'Léete' : 'Escúchate'} una vez entera antes de marcar. Cada nivel dice
              qué se vería en la sala: elige el que viste, no el que querías.
            </p>
          )}
          <RubricForm
            rubric={rubric}
            dimensions={dimensions}
            ratings={ratings}
            {...(isClosed ? {} : { onRate: rate })}
          />
          <div className="border-t border-line pt-5">
            <Textarea
              label="Qué cambiarás en el siguiente intento"
              rows={3}
              maxLength={2_000}
              readOnly={isClosed}
              value={notes}
              onChange={({ target }) => setNotes(target.value)}
            />
          </div>
        </div>
        <aside aria-label="Balance" className="grid gap-5">
          <Card>
            <h2 className="text-h3">
              {seen === dimensions.length
                ? 'Se ve todo'
                : `${seen === 1 ? 'Se ve' : 'Se ven'} ${seen} de ${dimensions.length}`}
            </h2>
            <p className="mt-2 text-small text-muted">
              Es tu valoración para entrenar, no una nota del tribunal.
            </p>
            <div className="mt-5 grid gap-2.5">
              <Button full busy={busy} disabled={!isClosed && !isRated} onClick={() => onNext(rated)}>
                {nextLabel}
              </Button>
              {!isClosed && onRepeat && (
                <Button full variant="quiet" onClick={onRepeat}>
                  Repetir la pregunta
                </Button>
              )}
            </div>
            {!isClosed && !isRated && (
              <p className="mt-3 text-small text-muted">
                Marca los {dimensions.length} apartados para seguir.
              </p>
            )}
          </Card>
          {props.children?.(rated, player, isRated)}
          <Card>
            <BoardNotes question={question} />
          </Card>
        </aside>
      </div>
    </div>
  );
}

/** The address of a blob for a player, revoked when it is no longer needed. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
