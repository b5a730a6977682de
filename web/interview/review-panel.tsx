import { dimensionNames, dimensions, levelNames, type Ratings } from '@atalaya/core/interview/competences';
import type { InterviewAnswer } from '@atalaya/core/interview/interview.contract';
import type { Review } from '@atalaya/core/interview/review';
import { longDay } from '@atalaya/core/platform/date-format';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { type RefObject, useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';

type Sent = NonNullable<InterviewAnswer['recording']>;

type ReviewPanelProps = {
  recording: Sent;
  ratings: Ratings;
  player: RefObject<HTMLMediaElement | null>;
  onDelete: () => void;
};

/** A recording that was sent: where it is, the review, and its deletion. */
export function ReviewPanel({ recording, ratings, player, onDelete }: ReviewPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const { review, state, endsAt, isFileDeleted } = recording;
  return (
    <Card>
      <h2 className="text-h3">Revisión de un preparador</h2>
      {review ? (
        <ReviewText review={review} ratings={ratings} player={player} />
      ) : (
        <p className="mt-2 text-small text-muted">
          {state === 'claimed'
            ? 'Un preparador la está viendo ahora.'
            : 'Enviada. Te avisaremos cuando esté revisada, en 72 horas.'}
        </p>
      )}
      {isFileDeleted ? (
        <p className="mt-4 text-small text-muted">La copia enviada ya está borrada del servidor.</p>
      ) : (
        <>
          <p className="mt-4 text-small text-muted">
            {endsAt
              ? `La copia enviada se borra el ${longDay(endsAt)}, o ahora si quieres.`
              : 'Puedes retirarla cuando quieras: se borra del servidor.'}
          </p>
          <Button variant="outline" size="sm" full className="mt-3" onClick={() => setAsking(true)}>
            Borrar la copia enviada
          </Button>
        </>
      )}
      {isAsking && (
        <LazyConfirm
          onClose={() => setAsking(false)}
          title="¿Borrar la copia enviada?"
          description={
            review
              ? 'El preparador dejará de verla. Su revisión se queda en tu historial.'
              : 'Sale de la cola y nadie la revisará. La de este dispositivo no se toca.'
          }
          confirmLabel="Borrar"
          danger
          onConfirm={() => {
            setAsking(false);
            onDelete();
          }}
        />
      )}
    </Card>
  );
}

type ReviewTextProps = {
  review: Review;
  ratings: Ratings;
  player?: RefObject<HTMLMediaElement | null>;
};

/** Both ratings side by side, the two texts, and the comments that lead to their second. */
export function ReviewText({ review, ratings, player }: ReviewTextProps) {
  const seek = (second: number) => {
    if (!player?.current) return;
    player.current.currentTime = second;
    void player.current.play().catch(() => {});
  };
  return (
    <div className="mt-3 grid gap-4 text-small">
      <table className="w-full">
        <caption className="sr-only">Tu valoración y la del preparador</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-1 font-semibold">
              Apartado
            </th>
            <th scope="col" className="py-1 font-semibold">
              Tú
            </th>
            <th scope="col" className="py-1 font-semibold">
              Preparador
            </th>
          </tr>
        </thead>
        <tbody>
          {dimensions.flatMap((one) => {
            const [own, other] = [ratings[one], review.ratings[one]];
            return own || other
              ? [
                  <tr key={one} className="border-b border-line align-top">
                    <th scope="row" className="py-1 pr-2 text-left font-normal">
                      {dimensionNames[one]}
                    </th>
                    <td className="py-1 pr-2">{own ? levelNames[own] : '–'}</td>
                    <td className="py-1 font-semibold">{other ? levelNames[other] : '–'}</td>
                  </tr>,
                ]
              : [];
          })}
        </tbody>
      </table>
      <p>
        <b>Mantén:</b> {review.keep}
      </p>
      <p>
        <b>Cambia:</b> {review.change}
      </p>
      {review.comments.length > 0 && (
        <ol className="grid gap-2" aria-label="Comentarios">
          {review.comments.map(({ second, text }) => (
            <li key={`${second} ${text}`} className="flex items-start gap-2.5">
              {player ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Ir al ${clockOf(second)}`}
                  onClick={() => seek(second)}
                >
                  {clockOf(second)}
                </Button>
              ) : (
                <b className="num">{clockOf(second)}</b>
              )}
              <span className="pt-1">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
