import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ActionOptions, useAction } from '../action/use-action';
import { showFault } from './form-fault';

/** An action of a form: what the server finds wrong is shown at its field, or by `FormFault`. */
export const useFormAction = <Values extends FieldValues, Given, Answer>(
  form: UseFormReturn<Values>,
  send: (given: Given) => Promise<Answer>,
  options: ActionOptions<Given, Answer> = {},
) =>
  useAction(send, {
    ...options,
    caught: (error, given) => {
      if (options.caught?.(error, given) === true) return true;
      showFault(form, Object.keys(form.getValues()) as Path<Values>[], error);
      return true;
    },
  });

/** Sends a form that holds. */
export function useSubmit<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<Answer>,
  options: ActionOptions<Values, Answer> = {},
) {
  const { run } = useFormAction(form, send, options);
  return form.handleSubmit(async (values) => {
    await run(values);
  });
}
