import { describe, expect, it } from 'vitest';
import { findTools, toolIds, tools } from './catalogue';
import { basis, boeLink } from './norms';

describe('the catalogue of tools', () => {
  it('has every tool once, with a short title and description for search engines', () => {
    expect(tools.map(({ id }) => id)).toEqual(toolIds);
    for (const { title, description } of tools) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(165);
    }
  });

  it.each([
    ['', 7],
    ['etilometro', 1],
    ['BASTIDOR', 1],
    ['letra dni', 1],
    ['zapato', 0],
  ])('%j finds %i', (query, count) => {
    expect(findTools(query)).toHaveLength(count);
  });

  it('links an article of the BOE, and the norm where the article has no plain number', () => {
    expect(boeLink(basis('LTSV', '80.2.a', ''))).toBe(
      'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11722#a80',
    );
    expect(boeLink(basis('LTSV', 'anexo II', ''))).toBe(
      'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11722',
    );
    expect(boeLink(basis('CP', '400 bis', ''))).not.toContain('#');
  });
});
