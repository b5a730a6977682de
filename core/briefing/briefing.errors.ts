import type { ErrorEntry } from '../error-entry';

export const briefingErrors = {
  'briefing.no-such-day': { status: 404, sentence: 'De ese día no hay briefing: se guardan treinta días.' },
} satisfies Record<string, ErrorEntry>;
