import { describe, expect, it } from 'vitest';
import type { Placed } from '../platform/content-fault';
import { dimensions } from './competences';
import type { Question } from './content.contract';
import { type InterviewLibrary, interviewFaults, interviewQuotaFaults } from './content-rules';

const placed = <T>(value: T): Placed<T> => ({ value, file: 'content/interview/x.yaml', lines: { '': 1 } });

const ask = (id: string, given: Partial<Question> = {}) =>
  placed<Question>({
    id,
    question: `¿Pregunta ${id}?`,
    isSample: false,
    looksFor: ['Uno', 'Dos'],
    followUps: ['¿Tres?', '¿Cuatro?'],
    mistakes: ['Cinco', 'Seis'],
    ...given,
  });

const seventeen = (prefix: string) =>
  Array.from({ length: 17 }, (_, index) => ask(`${prefix}-${String(index + 1).padStart(2, '0')}`));

const library = (): InterviewLibrary => ({
  questions: {
    socialization: [
      ...seventeen('soc'),
      ...['soc-30', 'soc-31', 'soc-32'].map((id) => ask(id, { isSample: true })),
    ],
    communication: seventeen('com'),
    goals: seventeen('gol'),
    personality: seventeen('per'),
    professional: seventeen('pro'),
  },
  rubric: dimensions.map((id) => placed({ id, title: id, summary: 's', low: 'l', mid: 'm', high: 'h' })),
  biodata: Array.from({ length: 10 }, (_, index) =>
    placed({ id: `bio-${10 + index}`, topic: 't', prompt: `p${index}`, why: 'w' }),
  ),
});

const reasons = (faults: { field: string; reason: string }[]) =>
  faults.map(({ field, reason }) => `${field} ${reason}`);

describe('the content of the interview', () => {
  it('is right when every question is new and there are enough of them', () => {
    expect([...interviewFaults(library()), ...interviewQuotaFaults(library())]).toEqual([]);
  });

  it('may not repeat a question in another file, however it is accented', () => {
    const given = library();
    const again = ask('gol-18', { question: '¿Pregunta sóc-01' });
    const faults = interviewFaults({
      ...given,
      questions: { ...given.questions, goals: [...given.questions.goals, again, ask('com-01')] },
    });
    expect(reasons(faults)).toEqual(['id is used twice', 'question is used twice', 'question is used twice']);
  });

  it('may not say a point twice in a question', () => {
    const given = library();
    const twice = ask('gol-18', { mistakes: ['Cinco', 'uno.'] });
    const questions = { ...given.questions, goals: [twice] };
    expect(reasons(interviewFaults({ ...given, questions }))).toEqual(['mistakes.1 repeats another point']);
  });

  it('says what it lacks', () => {
    const given = library();
    const few = {
      questions: { ...given.questions, goals: [], socialization: seventeen('soc') },
      rubric: given.rubric.slice(1),
      biodata: [],
    };
    expect(reasons(interviewQuotaFaults(few))).toEqual([
      'questions has 68, needs at least 80',
      'questions goals has 0, needs at least 12',
      'samples are 0, not 3',
      'rubric lacks socialization',
      'biodata has 0, needs at least 10',
    ]);
  });
});
