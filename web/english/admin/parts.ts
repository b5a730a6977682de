import type { Answer } from '@atalaya/core/api';
import {
  exampleResource,
  exerciseResource,
  lessonResource,
  placementResource,
  progressResource,
  unitResource,
} from '@atalaya/core/english/admin/course';
import { categoryResource, wordResource } from '@atalaya/core/english/admin/vocabulary';

type Figure = keyof Answer<'GET /api/admin/english'>;

/** The pages under /admin/ingles, by the last part of their address. */
export const adminParts = [
  {
    part: 'temario',
    resource: unitResource,
    about: 'Las unidades del curso y sus lecciones.',
    count: 'units',
  },
  {
    part: 'lecciones',
    resource: lessonResource,
    about: 'Objetivo y explicación de cada lección.',
    count: 'lessons',
  },
  {
    part: 'elementos-leccion',
    resource: exampleResource,
    about: 'Las frases de ejemplo de cada lección.',
    count: 'examples',
  },
  {
    part: 'ejercicios',
    resource: exerciseResource,
    about: 'Los ejercicios con sus respuestas aceptadas.',
    count: 'exercises',
  },
  {
    part: 'categorias-vocabulario',
    resource: categoryResource,
    about: 'Los grupos del vocabulario.',
    count: 'categories',
  },
  {
    part: 'vocabulario',
    resource: wordResource,
    about: 'Palabras, traducciones y ejemplos.',
    count: 'words',
  },
  {
    part: 'ingles',
    resource: placementResource,
    about: 'Las preguntas de la prueba adaptativa.',
    count: 'placementItems',
  },
  {
    part: 'progreso',
    resource: progressResource,
    about: 'Lecciones superadas por los alumnos.',
    count: 'passed',
  },
] as const satisfies readonly { part: string; resource: object; about: string; count: Figure }[];

export const partPath = (part: string): string => `/admin/ingles/${part}`;
