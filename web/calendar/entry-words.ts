import type { Answer } from '@atalaya/core/api';
import { isOpenOn } from '@atalaya/core/exams/open-window';

export type Calendar = Answer<'GET /api/calendar'>;
export type Plan = NonNullable<Calendar['plan']>;
export type Entry = Plan['entries'][number];
export type Official = Plan['official'][number];
export type PlanDay = Plan['days'][number];

/** Mocks that can be taken on a day. */
export const officialOn = (day: string, mocks: readonly Official[]): Official[] =>
  mocks.filter(({ opensAt, closesAt }) =>
    isOpenOn(day, { opensAt: new Date(opensAt), closesAt: new Date(closesAt) }),
  );

const rounds = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava', 'novena'];

/** «primera vuelta», «vuelta 12». */
export const roundWords = (round: number): string =>
  rounds[round - 1] ? `${rounds[round - 1]} vuelta` : `vuelta ${round}`;

export const entryTitle = ({ kind, topic, title }: Entry): string =>
  kind === 'mock' ? 'Simulacro' : kind === 'review' ? 'Repasos' : `Tema ${topic}: ${title}`;

export const entryPath = ({ kind, topic }: Entry): string =>
  kind === 'mock'
    ? '/campus-estudio/simulacros'
    : kind === 'review'
      ? '/study?solo=repasos'
      : `/campus-estudio/tema-${topic}`;

export const canMove = ({ kind, doneOn }: Entry): boolean => kind !== 'review' && doneOn === null;

export function doneWords(entry: Entry): string {
  if (entry.doneOn) return 'Hecho: lo has estudiado de verdad.';
  if (entry.kind === 'mock') return 'Se marca solo cuando entregas un simulacro.';
  const needed = `${entry.answersNeeded} ${entry.answersNeeded === 1 ? 'respuesta' : 'respuestas'}`;
  if (entry.kind === 'review') return `Se marca solo con ${needed} en sesiones de repaso ese día.`;
  return `Se marca solo con ${needed} del tema; cada sección que lees vale por cinco.`;
}
