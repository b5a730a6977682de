import type { ErrorEntry } from '../error-entry';

export const assistantErrors = {
  'assistant.no-model': { status: 404, sentence: 'Aquí las respuestas se componen con pasajes, sin modelo.' },
  'assistant.budget': {
    status: 429,
    sentence: 'Ya has usado las respuestas redactadas de hoy. Las de pasajes no tienen límite.',
  },
} satisfies Record<string, ErrorEntry>;
