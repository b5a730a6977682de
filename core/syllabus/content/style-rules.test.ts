import { describe, expect, it } from 'vitest';
import type { Question } from './content.contract.ts';
import { placed, question, soundTopic } from './content.factory.ts';
import { bankFaults, styleFaults } from './style-rules.ts';

const FILE = 'questions.yaml';
const withQuestions = (count: number, change: (index: number) => Partial<Question>) =>
  soundTopic({
    questions: Array.from({ length: count }, (_, index) =>
      placed(question(index, change(index)), FILE, index + 1),
    ),
  });
const reasons = (topic: ReturnType<typeof soundTopic>) =>
  styleFaults(topic).map(({ line, field, reason }) => `${line} ${field} — ${reason}`);

describe('style of a topic', () => {
  it('a sound topic has no fault', () => expect(reasons(soundTopic())).toEqual([]));

  it('a stem must not give its key away', () => {
    const given = {
      stem: 'La custodia de los expedientes del personal corresponde a:',
      options: { A: 'Expediente Personal', B: 'Archivo', C: 'Distribución' },
      answer: 'A' as const,
    };
    expect(reasons(withQuestions(1, () => given))).toEqual([
      '1 stem — gives A away: only it repeats «expedi», «person»',
    ]);
  });

  it('an alternative must say something', () => {
    const topic = withQuestions(1, () => ({ options: { A: 'El Rey', B: 'El Papa', C: 'Depende' } }));
    expect(reasons(topic)).toEqual(['1 options.C — says nothing, so nobody would choose it']);
  });

  it('each wrong alternative needs its own explanation', () => {
    const explanation = { A: 'Es la regla.', B: 'No es.', C: '¡No es!' };
    expect(reasons(withQuestions(1, () => ({ explanation, answer: 'A' })))).toEqual([
      '1 explanation — both wrong alternatives have the same explanation',
    ]);
    expect(reasons(withQuestions(1, () => ({ explanation, answer: 'B' })))).toEqual([]);
  });

  it.each([
    ['longest', 'Los de once miembros elegidos'],
    ['shortest', 'Tres'],
  ])('the key must not be the %s far more often than by chance', (rank, key) => {
    const wrong = { A: 'Los de once', B: 'Los de diez', C: 'Los de ocho' };
    const biased = (share: number) =>
      withQuestions(100, (index) => ({
        options: index < share ? { ...wrong, A: key } : wrong,
        answer: 'A',
      }));
    expect(reasons(biased(42)).filter((reason) => reason.includes(rank))).toEqual([]);
    expect(reasons(biased(44)).filter((reason) => reason.includes(rank))).toHaveLength(1);
  });

  const closing = (count: number, right: number, of = 100) =>
    reasons(
      withQuestions(of, (index) => ({
        ...(index < count ? { options: { A: 'Once', B: 'Diez', C: 'Ninguna de las anteriores' } } : {}),
        answer: index < right ? 'C' : index < count ? 'A' : ((['A', 'B', 'C'] as const)[index % 3] ?? 'A'),
      })),
    );

  it('at most 6 % end with «ambas» or «ninguna»', () => {
    expect(closing(6, 2)).toEqual([]);
    expect(closing(7, 3)).toEqual(['1 options.C — 7 % end with «ambas» or «ninguna», must be at most 6 %']);
  });

  it('which is right in a quarter to a half of them', () => {
    expect([closing(4, 1), closing(4, 2), closing(3, 0)]).toEqual([[], [], []]);
    const reason = (share: number) =>
      `1 options.C — «ambas» or «ninguna» is right in ${share} % of the 4 that end with it, must be 25 % to 50 %`;
    expect([closing(4, 0), closing(4, 3)]).toEqual([[reason(0)], [reason(75)]]);
  });
});

describe('mixture of styles in the bank', () => {
  const bank = (change: (index: number) => Partial<Question>, count = 500) =>
    bankFaults([withQuestions(count, change)]).map(({ reason }) => reason);
  const mixed = (index: number): Partial<Question> => ({
    stem: index % 3 === 0 ? `Un agente halla ${index} armas. Debe:` : `El órgano ${index} es:`,
    difficulty: index % 10 === 0 ? 1 : 2,
  });

  it('is sound with enough cases and few easy questions', () => expect(bank(mixed)).toEqual([]));

  it('needs cases, harder styles, stems without their article and few easy questions', () => {
    const easy = (index: number): Partial<Question> => ({
      stem: `El artículo ${index} dice:`,
      difficulty: 1,
    });
    expect(bank(easy)).toEqual([
      '0 % ask for the wrong one or tell a case, must be at least 15 %',
      '0 % are of the harder styles, must be at least 33 %',
      '100 % name the article, must be at most 50 %',
      '100 % are of difficulty 1, must be at most 15 %',
    ]);
  });

  it('has at most 4 % that end with «ambas» or «ninguna», right in a quarter to a half', () => {
    const closed = (count: number, right: number) =>
      bank((index) => ({
        ...mixed(index),
        ...(index < count ? { options: { A: 'Once', B: 'Diez', C: 'Ambas son correctas' } } : {}),
        answer: index < right ? 'C' : 'B',
      }));
    expect(closed(20, 5)).toEqual([]);
    expect(closed(25, 13)).toEqual([
      '5 % end with «ambas» or «ninguna», must be at most 4 %',
      '«ambas» or «ninguna» is right in 52 % of the 25 that end with it, must be 25 % to 50 %',
    ]);
  });

  it('is not judged in a part of the bank', () => expect(bank(() => ({ difficulty: 1 }), 499)).toEqual([]));
});
