import { describe, expect, it } from 'vitest';
import { challenges } from './challenges';

const fields =
  `icon coldOpenTitle heroMetric heroLabel microDecisionText consequenceYes consequenceNo atalayaSolution
  ctaYes ctaNo title problem stats solution color image progressTime`.split(/\s+/);

describe('the four challenges', () => {
  it('have every field of a challenge card, none empty [3.home-1]', () => {
    for (const card of challenges) {
      expect(Object.keys(card).sort()).toEqual([...fields].sort());
      for (const text of Object.values(card)) expect(text.trim()).not.toBe('');
    }
  });

  it('have one colour each, from red to green [3.home-2]', () => {
    expect(challenges.map((card) => card.color)).toEqual(['red', 'orange', 'yellow', 'green']);
  });

  it.each([
    [0, 'Sobrecarga cognitiva', '78\u00a0%', 'bloquea'],
    [1, 'Déficit de retención', '85\u00a0%', '72 h'],
    [2, 'Fatiga neurológica', '92\u00a0%', 'dispersión'],
    [3, 'Ansiedad de rendimiento', '67\u00a0%', 'estrés'],
  ])(
    'describe a problem: card %i is %s, %s [2.5-17] [2.5-18] [2.5-19] [2.5-20]',
    (index, title, metric, word) => {
      const card = challenges[index];
      expect(card?.title).toBe(title);
      expect(card?.heroMetric).toBe(metric);
      expect(card?.heroLabel).toContain(word);
    },
  );

  it('have a different link text for each answer [2.5-14]', () => {
    for (const card of challenges) expect(card.ctaYes).not.toBe(card.ctaNo);
    const calls = challenges.flatMap((card) => [card.ctaYes, card.ctaNo]);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
