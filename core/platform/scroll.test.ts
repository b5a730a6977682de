import { describe, expect, it } from 'vitest';
import { keepsScroll } from './scroll';

describe('the scroll position after navigation', () => {
  it('goes to the top on a new page [2.1-3]', () => {
    expect(keepsScroll('/blog', '/planes')).toBe(false);
    expect(keepsScroll('/campus-estudio/temario', '/campus-estudio/temario/tema-8')).toBe(false);
  });

  it('stays when only the section of the same topic changes [2.1-4]', () => {
    const topic = '/campus-estudio/temario/tema-8';
    expect(keepsScroll(topic, `${topic}/escalas`)).toBe(true);
    expect(keepsScroll(`${topic}/escalas`, `${topic}/funciones`)).toBe(true);
    expect(keepsScroll(`${topic}/escalas`, topic)).toBe(true);
  });

  it('goes to the top from one topic to another [2.1-5]', () => {
    expect(keepsScroll('/campus-estudio/temario/tema-8', '/campus-estudio/temario/tema-9')).toBe(false);
    expect(keepsScroll('/campus-estudio/temario/tema-1/a', '/campus-estudio/temario/tema-18/a')).toBe(false);
  });

  it('stays when only the query changes', () => {
    expect(keepsScroll('/tienda', '/tienda')).toBe(true);
  });
});
