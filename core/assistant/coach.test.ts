import { describe, expect, it } from 'vitest';
import { coachAnswer, nextSteps, type Standing } from './coach';

const fresh: Standing = {
  minutes: 45,
  answersToday: 0,
  streak: { days: 3, best: 9 },
  daysToExam: 43,
  due: [],
  forecast: [{ day: '2026-11-15', due: 0 }],
  stretches: [],
  readiness: null,
  answersMissing: 120,
  isReadinessLocked: false,
  first: null,
};
const studied: Standing = {
  ...fresh,
  due: [
    { kind: 'question', items: 12, topics: [2] },
    { kind: 'flashcard', items: 5, topics: [2] },
  ],
  forecast: [
    { day: '2026-11-15', due: 17 },
    { day: '2026-11-16', due: 8 },
  ],
  readiness: {
    expected: 5.43,
    low: 4.2,
    high: 6.1,
    topics: [
      { topic: 2, title: 'Constitución', mean: 71, weight: 3, answers: 40 },
      { topic: 21, title: 'Procesal', mean: 33, weight: 4, answers: 12 },
      { topic: 30, title: 'Ética', mean: 0, weight: 1, answers: 0 },
    ],
    actions: [{ kind: 'study', topic: 21, title: 'Procesal', items: 40, minutes: 40, points: 0.123 }],
  },
};

describe('the coach', () => {
  it('proposes what is due first, then what raises the score most, each with its figure', () => {
    const [due, action] = nextSteps(studied);
    expect(due).toMatchObject({ title: 'Repasa lo que vence hoy: 17 tarjetas y preguntas' });
    expect(due?.reason).toContain('mañana se suman 8 más');
    expect(action?.reason).toContain('0,12 puntos con 40 preguntas');
  });

  it('asks for a date when there is none', () => {
    expect(nextSteps({ ...fresh, daysToExam: null }).map(({ action }) => action)).toEqual([
      'Ir al calendario',
    ]);
  });

  it.each([
    ['¿cómo voy?', 'Tu nota prevista es 5,4'],
    ['¿qué tema llevo peor?', 'Tema 21: Procesal'],
    ['¿cuántos días quedan?', 'Quedan 43 días para tu examen'],
    ['¿y mi racha?', 'Llevas 3 días de racha'],
    ['¿cuánto me queda para el examen?', 'Quedan 43 días para tu examen'],
    ['¿qué hago hoy?', 'Repasa lo que vence hoy: 17 tarjetas y preguntas'],
    ['¿cómo me organizo esta semana?', 'Repasa lo que vence hoy: 17 tarjetas y preguntas'],
    ['¿qué estudio hoy?', 'Repasa lo que vence hoy: 17 tarjetas y preguntas'],
  ])('answers «%s» from the own progress', (question, title) => {
    expect(coachAnswer(question, studied)?.[0]?.title).toBe(title);
  });

  it('gives no score without enough answers', () => {
    expect(coachAnswer('¿qué nota tengo?', fresh)?.[0]?.reason).toContain('Me faltan 120 respuestas');
  });

  it.each([
    '¿qué es el habeas corpus?',
    '¿cómo se organiza la Dirección General de la Policía?',
    'organización de la Unión Europea',
    'un conductor se niega a soplar, ¿qué hago?',
    '¿cuánto falta para que prescriba un delito leve?',
    '¿qué delito tiene peor pena?',
  ])('leaves «%s» to the search', (question) => {
    expect(coachAnswer(question, studied)).toBeNull();
  });
});
