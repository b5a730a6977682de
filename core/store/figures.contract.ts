import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { endpoint } from '../platform/endpoint';
import { figureIds, MAX_FIGURE, MAX_FIGURE_LABEL } from './figures';

const id = z.enum(figureIds);
export const figureDraft = z.object({
  value: z
    .string('Escribe la cifra.')
    .trim()
    .min(1, 'Escribe la cifra.')
    .max(MAX_FIGURE, `Usa ${MAX_FIGURE} caracteres como mucho.`),
  of: z
    .string('Escribe de qué es.')
    .trim()
    .min(1, 'Escribe de qué es.')
    .max(MAX_FIGURE_LABEL, `Usa ${MAX_FIGURE_LABEL} caracteres como mucho.`),
});
const figure = figureDraft.extend({ id });
const record = figure.extend({ etag, initial: figureDraft });
export type FigureRecord = z.infer<typeof record>;

export const listFigures = endpoint.get('/api/figures', 'everyone', {
  shared: true,
  summary: 'The figures of the plans page.',
  response: z.array(figure),
});

export const listFiguresForAdmin = endpoint.get('/api/admin/figures', 'may:run-business', {
  summary: 'The figures of the public pages with their defaults.',
  response: z.array(record),
});

export const changeFigure = endpoint.put('/api/admin/figures/:id', 'may:run-business', {
  summary: 'Changes a figure; 409 with the current one if it has changed since it was read.',
  params: z.object({ id }),
  body: figureDraft.extend({ etag }),
  response: record,
});
