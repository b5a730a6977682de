import { describe, expect, it } from 'vitest';
import { bareExplanations, bareFaults } from './bare-explanations.ts';
import { placed, question, soundTopic } from './content.factory.ts';

const asked = {
  stem: '¿Qué plazo tiene la detención preventiva?',
  options: { A: 'Setenta y dos horas', B: 'Veinticuatro horas', C: 'Tres días hábiles' },
  answer: 'A' as const,
};
const isBare = (text: string, letter: 'A' | 'B' = 'A') =>
  bareExplanations({
    ...asked,
    explanation: { A: 'Otro mundo.', B: 'Otro mundo.', C: 'Otro mundo.', [letter]: text },
  }).includes(letter);

describe('an explanation', () => {
  it.each([
    'Lo dispone el art. 17.2 CE.',
    'Art. 13.a).',
    'Es la definición de la letra k).',
    'Así lo establece expresamente el artículo 588 ter d.3 de la LO 13/2015.',
    'El art. 17.2 fija setenta y dos horas.',
    'Es el requisito de los arts. 4.1 y 5.3.b) del RD 1155/2024.',
  ])('«%s» is bare as the reason of the right one', (text) => expect(isBare(text)).toBe(true));

  it.each([
    'El art. 17.2 CE no lo menciona.',
    'El precepto no habla de veinticuatro horas.',
    'No figura en el apartado 2.',
    'Es de setenta y dos horas.',
  ])('«%s» is bare as the reason of a wrong one', (text) => expect(isBare(text, 'B')).toBe(true));

  it.each([
    'El art. 17.2 CE lo cuenta en horas, y antes si acaban las averiguaciones.',
    'Se publicó en 1955.',
    'Veinticuatro horas son las del habeas corpus (art. 7 LO 6/1984).',
  ])('«%s» teaches', (text) => expect([isBare(text), isBare(text, 'B')]).toEqual([false, false]));
});

describe('the bare explanations of a topic', () => {
  const topicWith = (bare: number) =>
    soundTopic({
      questions: Array.from({ length: 40 }, (_, index) => {
        const { explanation } = question(index);
        const change = index < bare ? { explanation: { ...explanation, A: 'Lo dispone el art. 3.' } } : {};
        return placed(question(index, change), 'questions.yaml');
      }),
    });
  const limit = (most: number) => [placed({ topic: 3, most }, 'bare-explanations.yaml')];

  it('are one in a hundred at most', () => {
    expect(bareFaults(topicWith(1), [])).toEqual([]);
    expect(bareFaults(topicWith(2), []).map(({ reason }) => reason)).toEqual([
      '2 only cite, deny or repeat, must be at most 1; the last: t03-q001 A, t03-q002 A',
    ]);
  });

  it('or what is still allowed', () => {
    expect(bareFaults(topicWith(5), limit(5))).toEqual([]);
    expect(bareFaults(topicWith(6), limit(5))).toHaveLength(1);
  });
});
