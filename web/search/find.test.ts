import { searchPages } from '@atalaya/core/platform/pages/search';
import type { SearchEntry } from '@atalaya/core/search/entry';
import { describe, expect, it } from 'vitest';
import { makeFinder, suggestions } from './find';

const topics: SearchEntry[] = [
  {
    kind: 'topic',
    number: 2,
    title: 'La Constitución Española (I)',
    path: '/campus-estudio/temario/tema-2',
    keywords: 'tema 2 Defensor del Pueblo',
  },
  {
    kind: 'topic',
    number: 21,
    title: 'Derecho Procesal Penal',
    path: '/campus-estudio/temario/tema-21',
    keywords: 'tema 21 La denuncia La detención',
  },
];
const find = makeFinder([...searchPages, ...topics]);
const paths = (text: string) => find(text).map((entry) => entry.path);

describe('searching in the overlay', () => {
  it.each([
    ['constitucion', '/constitucion-espanola'],
    ['CONSTITUCIÓN', '/constitucion-espanola'],
    ['la constitución', '/campus-estudio/temario/tema-2'],
    ['detencion', '/campus-estudio/temario/tema-21'],
    ['tema 21', '/campus-estudio/temario/tema-21'],
    ['alcoh', '/herramientas/alcoholimetro'],
    ['psicotecnicso', '/campus-estudio/psicotecnicos'],
    ['defensor del pueblo', '/campus-estudio/temario/tema-2'],
    ['precio', '/planes'],
  ])('«%s» leads to %s [2.2-11]', (text, path) => {
    expect(paths(text)).toContain(path);
  });

  it('puts the page with that very name first', () => {
    expect(paths('planes')[0]).toBe('/planes');
    expect(paths('blog')[0]).toBe('/blog');
  });

  it('finds nothing for what is not there, and nothing for nothing', () => {
    expect(find('xilófono')).toEqual([]);
    expect(find('')).toEqual([]);
    expect(find('   ')).toEqual([]);
    expect(find('"(*+')).toEqual([]);
  });

  it('shows twelve results at most', () => {
    expect(find('e').length).toBeLessThanOrEqual(12);
  });

  it('passes over an index that is not one', () => {
    expect(makeFinder('<html>')('planes')).toEqual([]);
    expect(suggestions(null)).toEqual([]);
  });

  it('offers the pages most looked for before anything is typed', () => {
    expect(suggestions(searchPages).map((entry) => entry.path)).toContain('/prueba-nivel-gratis');
  });
});
