import { z } from 'zod';
import { optionKeys } from './item';

const fill = z.enum(['none', 'solid', 'hatch', 'soft']);
const point = z.tuple([z.number(), z.number()]);

const mark = z.discriminatedUnion('mark', [
  z.object({ mark: z.literal('circle'), x: z.number(), y: z.number(), r: z.number(), fill }),
  z.object({ mark: z.literal('polygon'), points: z.array(point), fill, dashed: z.boolean().optional() }),
  z.object({
    mark: z.literal('line'),
    points: z.array(point),
    onSolid: z.boolean().optional(),
    dashed: z.boolean().optional(),
    thin: z.boolean().optional(),
  }),
  z.object({
    mark: z.literal('dot'),
    x: z.number(),
    y: z.number(),
    r: z.number(),
    onSolid: z.boolean().optional(),
  }),
  z.object({ mark: z.literal('text'), x: z.number(), y: z.number(), text: z.string(), size: z.number() }),
]);

const figure = z.object({
  width: z.number(),
  height: z.number(),
  marks: z.array(mark),
  alt: z.string(),
  caption: z.string().optional(),
});

const block = z.discriminatedUnion('block', [
  z.object({ block: z.literal('text'), text: z.string() }),
  z.object({ block: z.literal('terms'), terms: z.array(z.string().nullable()) }),
  z.object({
    block: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ block: z.literal('figures'), columns: z.number().int(), figures: z.array(figure.nullable()) }),
]);

export const itemSchema = z.object({
  stem: z.string(),
  body: z.array(block),
  study: z.object({ seconds: z.number().int(), body: z.array(block) }).nullable(),
  options: z.array(z.object({ text: z.string(), figure: figure.nullable() })),
});

export const optionKey = z.enum(optionKeys);
export const solutionSchema = z.object({ key: optionKey, explanation: z.array(z.string()) });
