import { useId } from 'react';
import type { OwnControl } from '../../../admin/resource/resource-form';
import { FieldError } from '../../../ui/forms/field';
import { ChosenQuestions } from './chosen-questions';
import { QuestionTable } from './question-table';

/** Picks questions in a table and keeps their order. The form's value is one id per line. */
export function QuestionPicker({ field, value, onChange, error }: Parameters<OwnControl>[0]) {
  const id = useId();
  const chosen = value.split('\n').filter((line) => line !== '');
  const choose = (ids: readonly string[]) => onChange(ids.join('\n'));
  return (
    <fieldset
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      className="grid min-w-0 gap-3 rounded-lg border border-line p-4"
      // Enter searches; it must not save the record.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <legend className="px-1 text-small font-semibold">{field.label}</legend>
      <p id={`${id}-hint`} className="text-small text-muted">
        {field.hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ChosenQuestions ids={chosen} onChange={choose} />
      <QuestionTable chosen={chosen} onChange={choose} />
    </fieldset>
  );
}
