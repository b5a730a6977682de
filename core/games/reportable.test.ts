import { expect, it } from 'vitest';
import { fixtureTopics, materialOf } from './crossword/terms.fixture';
import { games } from './game';
import { material as schemes } from './placing/placing.factory';
import { reportablesOf } from './reportable';
import { rules } from './rules';

it.each(games)('finds every term or card of a play of %s once, with its solution', (game) => {
  const material = materialOf(...fixtureTopics);
  const puzzle = rules[game].build(material, 7, 2, {});
  if (!puzzle) throw new Error('no puzzle');
  const found = reportablesOf(puzzle);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ itemId }) => itemId)).size).toBe(found.length);
  for (const { itemId, answer, topic, question } of found) {
    expect(material.terms.find(({ id }) => id === itemId)).toMatchObject({ word: answer, topic });
    expect(question).not.toBe('');
  }
});

it('finds every line of a scheme once, with what was asked', () => {
  const puzzle = rules.placing.build(schemes, 7, 2, {});
  if (!puzzle) throw new Error('no puzzle');
  const found = reportablesOf(puzzle);
  const lines = found.filter(({ kind }) => kind === 'branch');
  expect(lines.length).toBeGreaterThan(6);
  expect(new Set(found.map(({ kind, itemId }) => `${kind} ${itemId}`)).size).toBe(found.length);
  for (const { topic, question, answer } of lines) {
    expect([3, 21]).toContain(topic);
    expect(question).not.toBe('');
    expect(answer).not.toBe('');
  }
});
