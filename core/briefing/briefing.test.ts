import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestTopic, type TopicState, whyThisTopic } from './briefing';

const topic = (number: number, given: Partial<TopicState> = {}): TopicState => ({
  topic: number,
  items: 100,
  seen: 40,
  due: 0,
  dueGain: 0,
  answers: 40,
  right: 30,
  ...given,
});

describe('the topic where ten minutes help most', () => {
  it.each([
    ['the weaker of two alike', [topic(2), topic(2, { topic: 2, right: 5 })], { known: 14, kind: 'study' }],
    [
      'what is about to be forgotten, if there is much of it',
      [topic(2, { seen: 100, due: 20, dueGain: 12 })],
      { kind: 'review', items: 20 },
    ],
  ] as const)('is %s', (_name, topics, expected) => {
    expect(bestTopic(topics)).toMatchObject(expected);
  });

  it('is none when everything was seen and nothing is due, or when there is nothing to ask', () => {
    expect(bestTopic([topic(2, { seen: 100 })])).toBeNull();
    expect(bestTopic([topic(2, { items: 0, seen: 0 })])).toBeNull();
    expect(bestTopic([])).toBeNull();
  });

  it('never promises more than the topic is worth, and takes no more than ten minutes', () => {
    const state = fc.record({
      topic: fc.integer({ min: 1, max: 45 }),
      items: fc.nat(200),
      seen: fc.nat(200),
      due: fc.nat(100),
      dueGain: fc.constant(0),
      answers: fc.nat(300),
      right: fc.nat(300),
    });
    fc.assert(
      fc.property(fc.array(state, { maxLength: 10 }), (given) => {
        const states = given.map((one) => ({
          ...one,
          seen: Math.min(one.seen, one.items),
          right: Math.min(one.right, one.answers),
          due: Math.min(one.due, one.seen, one.items),
          dueGain: Math.min(one.due, one.seen, one.items) / 2,
        }));
        const best = bestTopic(states);
        if (!best) return;
        expect(best.points).toBeLessThanOrEqual(best.weight / 10 + 0.01);
        expect(best.items).toBeLessThanOrEqual(27);
      }),
    );
  });

  it('says why', () => {
    const best = bestTopic([topic(2, { right: 15 })]);
    expect(best && whyThisTopic(best, 40)).toMatch(
      /^De cada cien preguntas del examen, [\d,]+ salen de este tema y aciertas el 37 %\. En diez minutos caben \d+ preguntas nuevas\.$/,
    );
    const one = { topic: 2, kind: 'review', items: 1, weight: 1, known: 37, points: 0.1 } as const;
    expect(whyThisTopic(one, 40)).toBe(
      'De cada cien preguntas del examen, 1 sale de este tema y aciertas el 37 %. Tienes 1 repaso a punto de olvidarse: en diez minutos lo recuperas.',
    );
    expect(whyThisTopic({ ...one, kind: 'study' }, 40)).toMatch(/Queda una pregunta nueva\.$/);
    expect(best && whyThisTopic(best, 3)).toContain('casi no lo has tocado');
  });
});
