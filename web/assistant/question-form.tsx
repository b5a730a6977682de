import { ArrowUp } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Checkbox } from '../ui/forms/checkbox';
import { Textarea } from '../ui/forms/textarea';
import type { Asking } from './use-asking';

type QuestionFormProps = {
  asking: Asking;
  field: RefObject<HTMLTextAreaElement | null>;
  /** An example, before the first question. Below an answer there is none, and the form stays in sight. */
  placeholder?: string;
  /** Where it stays in sight. */
  className?: string;
};

/** A plain form, so that it works without JavaScript. */
export function QuestionForm({ asking, field, placeholder, className }: QuestionFormProps) {
  const isNext = placeholder === undefined;
  const { typed, setTyped, fault, isBusy, left, wantsWritten, setWantsWritten, ask } = asking;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(typed);
  };
  const sendWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    ask(typed);
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className={cx(
        'print:hidden',
        isNext
          ? 'sticky z-10 -mx-5 mt-6 border-t border-line bg-ground px-5 py-3 md:mx-0 md:px-0 lg:mt-0 lg:border-t-0 lg:pb-5'
          : 'mt-6 max-w-180',
        className,
      )}
    >
      <div className="relative">
        <Textarea
          ref={field}
          label="Tu pregunta"
          hideLabel={isNext}
          placeholder={placeholder ?? 'Pregunta otra cosa'}
          name="question"
          rows={isNext ? 1 : 2}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={sendWithEnter}
          error={fault}
          {...(isNext && {
            className: 'max-h-40 py-3.5 pr-16',
            style: { minHeight: '3.5rem', resize: 'none' },
          })}
        />
        {isNext && (
          <Button
            type="submit"
            busy={isBusy}
            aria-label="Preguntar"
            className="absolute top-1.5 right-1.5 size-11 min-h-0 p-0"
          >
            {!isBusy && <ArrowUp />}
          </Button>
        )}
      </div>
      {left > 0 && (
        <Checkbox
          label={`Que la redacte un modelo de lenguaje: tu pregunta y los pasajes se envían a un tercero. Te quedan ${left} hoy.`}
          checked={wantsWritten}
          onChange={(event) => setWantsWritten(event.target.checked)}
          className="mt-2"
        />
      )}
      <p className={cx('mt-1.5 text-small text-muted', isNext && 'max-md:hidden')}>
        Material de estudio: no es asesoramiento. No escribas datos personales.
      </p>
      {!isNext && (
        <Button type="submit" busy={isBusy} busyLabel="Buscando…" className="mt-4">
          <ArrowUp />
          Preguntar
        </Button>
      )}
    </form>
  );
}
