import { describeResource, type Field, stateField, stateFilters } from '../admin/resource.ts';
import { SECONDS_PER_QUESTION } from './exam.ts';

export const scheduledStages = ['coming', 'open', 'closed'] as const;
export type ScheduledStage = (typeof scheduledStages)[number];

type Window = { opensAt: Date; closesAt: Date };

export function stageOf({ opensAt, closesAt }: Window, now: Date): ScheduledStage {
  if (now.getTime() < opensAt.getTime()) return 'coming';
  return now.getTime() < closesAt.getTime() ? 'open' : 'closed';
}

/** Latecomers have only the time left until the closing. */
export const secondsFor = (questions: number, closesAt: Date, now: Date): number =>
  Math.max(
    0,
    Math.min(questions * SECONDS_PER_QUESTION, Math.floor((closesAt.getTime() - now.getTime()) / 1000)),
  );

const TIERS = [
  { value: 'demo', label: 'Cualquiera con cuenta' },
  { value: 'basico', label: 'Desde el plan Básico' },
  { value: 'plus', label: 'Desde el plan Plus' },
  { value: 'elite', label: 'Solo el plan Elite' },
];

const fields: readonly Field[] = [
  { path: 'title', label: 'Título', kind: 'line' },
  {
    path: 'intro',
    label: 'Presentación',
    kind: 'text',
    optional: true,
    hint: 'Una o dos frases para quien lo ve.',
  },
  { path: 'opensAt', label: 'Se abre', kind: 'moment', hint: 'Hora de la península.' },
  { path: 'closesAt', label: 'Se cierra', kind: 'moment', hint: 'Después se publican las posiciones.' },
  { path: 'questions', label: 'Preguntas', kind: 'number', hint: 'De 10 a 100, a medio minuto cada una.' },
  {
    path: 'topics',
    label: 'Temas',
    kind: 'list',
    optional: true,
    hint: 'Solo el número. Sin ninguno, el reparto del examen oficial.',
  },
  { path: 'tier', label: 'Quién entra', kind: 'choice', choices: TIERS },
  stateField,
];

export const scheduledMockResource = describeResource({
  name: 'scheduled-mocks',
  title: 'Simulacros',
  singular: 'simulacro',
  plural: 'simulacros',
  gender: 'm',
  fields,
  columns: ['title', 'opensAt', 'closesAt', 'questions', 'tier', 'state'],
  search: 'Busca por título',
  sorts: ['opensAt', 'title', 'updatedAt'],
  defaultOrder: { field: 'opensAt', descending: true },
  filters: stateFilters,
  naturalKey: ['title', 'opensAt'],
  canCreate: true,
});
