import { plusDays } from '../review/days';
import type { Goal } from './goals';

export type TemplateWeek = { note: string; goals: Goal[] };
export type Template = { id: string; name: string; weeks: readonly TemplateWeek[] };

const topic = (number: number, target: number): Goal => ({ kind: 'topic', topic: number, target, note: '' });
const reading = (number: number, target: number): Goal => ({
  kind: 'reading',
  topic: number,
  target,
  note: '',
});
const reviews = (target: number): Goal => ({ kind: 'reviews', topic: null, target, note: '' });
const mock = (target: number, note = ''): Goal => ({ kind: 'mock', topic: null, target, note });
const training = (target: number): Goal => ({ kind: 'training', topic: null, target, note: '' });

/** Plans to begin with. A coach changes them for each candidate and saves own ones. */
export const ownTemplates: readonly Template[] = [
  {
    id: 'primer-mes',
    name: 'Primer mes: base del bloque jurídico',
    weeks: [
      { note: 'Coger el ritmo: poco y todos los días.', goals: [reading(1, 4), topic(1, 30), reviews(60)] },
      {
        note: 'La Constitución, primera parte.',
        goals: [reading(2, 4), topic(2, 50), reviews(90), training(2)],
      },
      { note: 'La Constitución, órganos.', goals: [reading(3, 4), topic(3, 50), reviews(120), training(2)] },
      {
        note: 'Primer simulacro, para saber dónde estamos.',
        goals: [topic(4, 40), reviews(120), mock(1), training(3)],
      },
    ],
  },
  {
    id: 'retomar',
    name: 'Retomar después de un parón',
    weeks: [
      { note: 'Solo repasar: nada nuevo esta semana.', goals: [reviews(80), training(1)] },
      { note: 'Volver a un tema conocido.', goals: [reviews(120), topic(2, 30), training(2)] },
      { note: 'Ritmo normal.', goals: [reviews(150), topic(3, 50), mock(1), training(3)] },
    ],
  },
  {
    id: 'mes-del-examen',
    name: 'El mes del examen',
    weeks: [
      {
        note: 'Simulacro con el horario real.',
        goals: [reviews(200), mock(2, 'A la hora del examen.'), training(3)],
      },
      { note: 'Fallos y repasos.', goals: [reviews(250), mock(2), training(3)] },
      { note: 'Menos volumen, más sueño.', goals: [reviews(200), mock(1), training(2)] },
      { note: 'La semana del examen: repasos cortos y descanso.', goals: [reviews(100), training(1)] },
    ],
  },
];

/** The weeks of a template from a Monday on. */
export const weeksFrom = ({ weeks }: Pick<Template, 'weeks'>, monday: string) =>
  weeks.map((week, index) => ({ ...week, monday: plusDays(monday, 7 * index) }));
