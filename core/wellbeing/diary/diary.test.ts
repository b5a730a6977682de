import { describe, expect, it } from 'vitest';
import { plusDays } from '../../review/days';
import { speaksOfHarm } from './help-words';
import { promptIds, prompts, promptsOf } from './prompts';

describe('the prompts of the diary', () => {
  it('are twenty, three a day, and all of them within a week', () => {
    expect(new Set(promptIds).size).toBe(20);
    const week = Array.from({ length: 7 }, (_, index) => promptsOf(plusDays('2026-11-16', index))).flat();
    expect(new Set(week.map(({ id }) => id)).size).toBe(prompts.length);
    expect(new Set(promptsOf('2025-02-03').map(({ id }) => id)).size).toBe(3);
  });
});

describe('words of self-harm', () => {
  it.each([
    'No quiero vivir así',
    'he pensado en SUICIDARME',
    'quiero  hacerme daño',
    'Estarían mejor sin mí.',
  ])('in «%s» are noticed', (text) => {
    expect(speaksOfHarm(text)).toBe(true);
  });

  it.each([
    'Hoy el artículo 143: inducción',
    'me mata este tema',
    'quiero vivir en Ávila',
    'un simulacro matador',
    '',
  ])('are not seen in «%s»', (text) => {
    expect(speaksOfHarm(text)).toBe(false);
  });
});
