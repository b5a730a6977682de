import type { z } from 'zod';

/** zod's English messages never reach a user; schemas may carry their own sentence. */
const sentences: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'Obligatorio',
  invalid_value: 'Elige una de las opciones.',
  too_small: 'Es demasiado corto o pequeño.',
  too_big: 'Es demasiado largo o grande.',
  invalid_format: 'El formato no es válido.',
  not_multiple_of: 'Debe ser un número entero.',
};

const isEnglish = (message: string): boolean =>
  /^(Invalid|Too (small|big)|Unrecognized|Expected)/.test(message);

/** The first message for each invalid field, by path. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= isEnglish(issue.message) ? (sentences[issue.code] ?? 'No es válido.') : issue.message;
  }
  return fields;
}
