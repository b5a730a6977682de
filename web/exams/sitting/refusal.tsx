import { tiers } from '@atalaya/core/auth/user';
import { CircleAlert } from 'lucide-react';
import { HttpError, sentenceFor } from '../../platform/http-error';
import { LockedLine, Note } from '../../ui/note';

export function Refusal({ error }: { error: unknown }) {
  const needsPlan =
    error instanceof HttpError &&
    (error.code === 'exams.daily-limit' ||
      error.code === 'exams.wait' ||
      tiers.some((tier) => tier === error.details.needed));
  return (
    <div role="alert">
      {needsPlan ? (
        <LockedLine to="/planes" linkLabel="Ver planes">
          {sentenceFor(error)}
        </LockedLine>
      ) : (
        <Note tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {sentenceFor(error)}
        </Note>
      )}
    </div>
  );
}
