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

/** Lone surrogates: with the `u` flag a pair counts as one character and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const isStorable = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text);

/**
 * The path of the first string or key that PostgreSQL cannot store: text must not contain NUL, and jsonb no lone
 * surrogates. Iterative, because the nesting of a body is only limited by its size.
 */
export function unstorablePath(given: unknown): string | undefined {
  const open: Array<{ value: unknown; path: string }> = [{ value: given, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, item] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      open.push({ value: item, path: path ? `${path}.${key}` : key });
    }
  }
  return undefined;
}
