import { tiers } from '@atalaya/core/auth/user';
import { CircleAlert } from 'lucide-react';
import { HttpError, sentenceFor } from '../../platform/http-error';
import { LockedLine, Note } from '../../ui/note';

/** The questions left today when the test was longer than that, otherwise 0. */
const leftOf = (error: HttpError): number =>
  error.code === 'exams.daily-limit' && typeof error.details.left === 'number' ? error.details.left : 0;

export function Refusal({ error }: { error: unknown }) {
  const left = error instanceof HttpError ? leftOf(error) : 0;
  const needsPlan =
    error instanceof HttpError &&
    (error.code === 'exams.daily-limit' ||
      error.code === 'exams.wait' ||
      tiers.some((tier) => tier === error.details.needed));
  return (
    <div role="alert">
      {needsPlan ? (
        <LockedLine to="/planes" linkLabel="Ver planes">
          {left > 0
            ? `Hoy te ${left === 1 ? 'queda 1 pregunta' : `quedan ${left} preguntas`}: elige menos, o sin límite con un plan.`
            : sentenceFor(error)}
        </LockedLine>
      ) : (
        <Note tone="danger" icon={<CircleAlert />}>
          {sentenceFor(error)}
        </Note>
      )}
    </div>
  );
}
