import { z } from 'zod';
import { optionKeys } from './item';

/** Items are never changed, so their lists are read-only as in core. */
const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();

const fill = z.enum(['none', 'solid', 'hatch', 'soft']);
const point = z.tuple([z.number(), z.number()]).readonly();

const mark = z.discriminatedUnion('mark', [
  z.object({ mark: z.literal('circle'), x: z.number(), y: z.number(), r: z.number(), fill }),
  z.object({ mark: z.literal('polygon'), points: list(point), fill, dashed: z.boolean().optional() }),
  z.object({
    mark: z.literal('line'),
    points: list(point),
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
  marks: list(mark),
  alt: z.string(),
  caption: z.string().optional(),
});

const block = z.discriminatedUnion('block', [
  z.object({ block: z.literal('text'), text: z.string() }),
  z.object({ block: z.literal('terms'), terms: list(z.string().nullable()) }),
  z.object({
    block: z.literal('table'),
    caption: z.string(),
    head: list(z.string()),
    rows: list(list(z.string())),
  }),
  z.object({ block: z.literal('figures'), columns: z.number().int(), figures: list(figure.nullable()) }),
]);

export const itemSchema = z.object({
  stem: z.string(),
  body: list(block),
  study: z.object({ seconds: z.number().int(), body: list(block) }).nullable(),
  options: list(z.object({ text: z.string(), figure: figure.nullable() })),
});

export const optionKey = z.enum(optionKeys);
export const solutionSchema = z.object({ key: optionKey, explanation: list(z.string()) });
