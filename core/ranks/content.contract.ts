import { z } from 'zod';
import { fields, frames, MAX_CHEVRONS, MAX_RAYS, metals, ribbons, shapes, symbols } from './drawing';
import { isMeasure, measures, parameterFault } from './measures';

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);
const short = z.string('Obligatorio').trim().min(1, 'Obligatorio').max(60);
const whole = (max: number) =>
  z.int('Escribe un número entero.').min(0, 'Desde 0.').max(max, `Hasta ${max}.`);

export const rankFields = {
  name: short,
  feminine: short,
  masculine: short,
  order: whole(100),
  hours: whole(10_000),
  accuracy: whole(100),
  topics: whole(45),
  mocks: whole(1_000),
  frame: z.enum(frames, 'Elige la forma.'),
  field: z.enum(fields, 'Elige el color.'),
  chevrons: whole(MAX_CHEVRONS),
  rays: whole(MAX_RAYS),
};

export const medalFields = {
  name: short,
  text: z.string('Obligatorio').trim().min(1, 'Obligatorio').max(120),
  order: whole(10_000),
  measure: z.enum(measures, 'Elige la medida.'),
  parameter: z
    .string()
    .trim()
    .max(10)
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().nullable()),
  threshold: z.number('Escribe un número.').positive('Más que 0.').max(1_000_000, 'Hasta 1.000.000.'),
  ribbon: z.enum(ribbons, 'Elige la cinta.'),
  shape: z.enum(shapes, 'Elige la forma.'),
  metal: z.enum(metals, 'Elige el metal.'),
  symbol: z.enum(symbols, 'Elige el símbolo.'),
  figure: z
    .string()
    .trim()
    .max(4, 'Hasta cuatro caracteres.')
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().nullable()),
};

export const RankFile = z.strictObject({ id, ...rankFields });
export const MedalFile = z
  .strictObject({ id, ...medalFields })
  .refine(({ measure, parameter }) => isMeasure(measure) && parameterFault({ measure, parameter }) === null, {
    path: ['parameter'],
    message: 'does not fit the measure',
  });
