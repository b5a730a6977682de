import type { Posted } from '../assistant/asked-by-form';
import { ClassicAnswer } from './classic-answer';
import { LongField, Submit } from './classic-field';

/** One question, sent as a form. */
export function QuestionForm({ posted }: { posted: Posted | undefined }) {
  return (
    <>
      <form method="post">
        <LongField
          label="Tu pregunta"
          name="question"
          defaultValue={posted?.typed ?? ''}
          error={posted?.fault}
        />
        <Submit>Preguntar</Submit>
      </form>
      {posted?.exchange && <ClassicAnswer exchange={posted.exchange} />}
    </>
  );
}
