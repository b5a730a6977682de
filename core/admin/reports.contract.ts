import { z } from 'zod';

export const reportStatus = z.enum(['open', 'solved'], 'Elige la situación.');

/** What an admin changes of a report. */
export const reportDraft = z.object({
  status: reportStatus,
  reply: z
    .string()
    .trim()
    .max(1_000)
    .nullish()
    .transform((text) => text || null)
    .pipe(z.string().nullable()),
});
