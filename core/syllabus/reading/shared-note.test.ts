import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../platform/markdown';
import { findPassage } from './notes';
import { textOf } from './reading-text';
import { beginningOf, sharedText } from './shared-note';

describe('what another app shares', () => {
  it('becomes one text, without saying anything twice', () => {
    const url = 'https://www.boe.es/eli/es/lo/2015/03/30/4';
    expect(sharedText({ title: 'LO 4/2015', text: 'Seguridad ciudadana', url })).toBe(
      `LO 4/2015\nSeguridad ciudadana\n${url}`,
    );
    expect(sharedText({ title: 'LO 4/2015', text: `LO 4/2015 ${url}`, url })).toBe(
      `LO 4/2015\nLO 4/2015 ${url}`,
    );
    expect(sharedText({ title: null, text: null, url: null })).toBe('');
    expect(sharedText({ title: '  ', text: 'x'.repeat(6_000), url: null })).toHaveLength(5_000);
  });
});

describe('the beginning of a section', () => {
  const blocks = parseMarkdown(
    'La **Constitución** se divide en un preámbulo, un título preliminar y diez títulos numerados.\n\nOtro párrafo.',
  );

  it('is a passage that the reader finds again', () => {
    const passage = beginningOf(blocks);
    expect(passage?.quote).toMatch(/^La Constitución se divide/);
    expect(passage?.end).toBeLessThanOrEqual(60);
    expect(passage && findPassage(textOf(blocks), passage)).toMatchObject({ start: 0 });
  });

  it('is the whole of a short one, and nothing of an empty one', () => {
    expect(beginningOf(parseMarkdown('Breve.'))?.quote).toBe('Breve.');
    expect(beginningOf([])).toBeNull();
  });
});
