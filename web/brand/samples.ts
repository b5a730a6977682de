import type { Station } from '../ui/route';

/** Invented sample figures. */
export const stations: readonly Station[] = [
  { id: 'review', title: 'Repasos', detail: '24 tarjetas · 12 min', state: 'done' },
  { id: 'topic', title: 'Tema 8, sección 3', detail: 'Escalas y categorías · 20 min', state: 'now' },
  { id: 'pause', title: 'Micropausa', detail: 'Respirar y mirar lejos · 3 min', state: 'pause' },
  { id: 'test', title: 'Test mixto', detail: '20 preguntas · 17 min' },
];

export const marks = {
  weeks: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
  own: [4.85, 5.2, 5.05, 5.9, 6.1, 6.45, 6.9, 7.35],
  group: [5.1, 5.2, 5.3, 5.45, 5.5, 5.7, 5.75, 5.9],
} as const;

export const mastery = [
  { number: 8, name: 'Dirección General de la Policía', value: 41, low: 33, high: 49 },
  { number: 11, name: 'Infracciones de extranjería', value: 46, low: 35, high: 57 },
  { number: 39, name: 'Redes informáticas', value: 49, low: 40, high: 58 },
  { number: 21, name: 'Derecho procesal penal', value: 53, low: 47, high: 59 },
  { number: 34, name: 'Drogodependencias', value: 60, low: 52, high: 68 },
] as const;

export const due = [
  { label: 'hoy', value: 54, current: true },
  { label: 'mié', value: 31 },
  { label: 'jue', value: 38 },
  { label: 'vie', value: 22 },
  { label: 'sáb', value: 27 },
  { label: 'dom', value: 12 },
  { label: 'lun', value: 19 },
] as const;

export const mocks = [
  { name: 'Oficial 13', mark: 7.35, right: 79, date: '11 jul 2026' },
  { name: 'Oficial 12', mark: 6.9, right: 75, date: '4 jul 2026' },
  { name: 'Oficial 11', mark: 6.45, right: 72, date: '27 jun 2026' },
] as const;
