import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ActionOptions, useAction } from '../action/use-action';
import { showFault } from './form-fault';

/** Sends a form that holds; what the server finds wrong is shown at its field, or by `FormFault`. */
export function useSubmit<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<Answer>,
  options: ActionOptions<Values, Answer> = {},
) {
  const { run } = useAction(send, {
    ...options,
    caught: (error, values) => {
      if (options.caught?.(error, values) === true) return true;
      showFault(form, Object.keys(values) as Path<Values>[], error);
      return true;
    },
  });
  return form.handleSubmit(async (values) => {
    await run(values);
  });
}
