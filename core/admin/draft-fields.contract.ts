import { z } from 'zod';
import { formatNumber } from '../platform/number-format';

// Fields that many drafts have. The messages are shown to the admin, beside the form or for a line of a file.

export const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Obligatorio')
    .max(most, `Como mucho ${formatNumber(most)} caracteres.`);

export const day = z.iso.date('Escribe una fecha válida.');

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letras minúsculas, cifras y guiones.');

export const state = z.enum(['draft', 'published']).default('published');

/** Forms and CSV files send it as a string. */
export const yesOrNo = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], 'Sí o no.')
  .pipe(z.boolean())
  .default(false);
