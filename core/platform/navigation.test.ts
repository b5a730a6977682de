import { describe, expect, it } from 'vitest';
import { activeItem, homeSections, mainLinks, sectionInView } from './navigation';

const GUEST = false;
const USER = true;

describe('the links of the header', () => {
  it('stand in the order of the specification [2.2-3]', () => {
    expect(mainLinks.map((link) => link.path)).toEqual([
      '/',
      '/oposiciones',
      '/tienda',
      '/planes',
      '/blog',
      '/contacto',
    ]);
  });
});

describe('the entry that is highlighted', () => {
  it.each(mainLinks)('is $label on $path [2.2-21]', ({ path, item }) => {
    expect(activeItem(path, GUEST)).toBe(item);
    expect(activeItem(path, USER)).toBe(item);
  });

  it.each([
    ['/blog/12', 'blog'],
    ['/producto/7', 'tienda'],
    ['/prueba-nivel-gratis', 'test-nivel'],
    ['/campus-estudio/temario/tema-8/escalas', 'campus'],
    ['/planes/', 'planes'],
  ] as const)('is the parent of a page further down: %s is %s [2.2-21]', (path, item) => {
    expect(activeItem(path, USER)).toBe(item);
  });

  it.each([
    ['/quiz', 'test-nivel'],
    ['/quiz/resultados', 'test-nivel'],
    ['/foro', 'blog'],
    ['/foro/tema/3', 'blog'],
    ['/herramientas', 'campus'],
    ['/herramientas/dni-nie', 'campus'],
    ['/recursos-juridicos', 'oposiciones'],
    ['/codificado', 'oposiciones'],
    ['/bitacora', 'campus'],
    ['/perfil', 'cuenta'],
    ['/register', 'cuenta'],
    ['/constitucion-espanola', 'oposiciones'],
  ] as const)('covers the pages without an entry of their own: %s is %s [2.1-43]', (path, item) => {
    expect(activeItem(path, USER)).toBe(item);
  });

  it('never is Campus for a guest, who does not have it [2.2-6]', () => {
    expect(activeItem('/herramientas', GUEST)).toBe('oposiciones');
    expect(activeItem('/bitacora', GUEST)).toBe('oposiciones');
  });

  it('is none on a page that belongs to no entry', () => {
    expect(activeItem('/colores-marca', USER)).toBeUndefined();
    expect(activeItem('/blogs', USER)).toBeUndefined();
    expect(activeItem('/constructor', USER)).toBeUndefined();
  });
});

describe('the section of the home page that the reader is in', () => {
  const page = [
    { id: 'inicio', top: -900 },
    { id: 'about', top: -100 },
    { id: 'quiz', top: 300 },
    { id: 'contacto', top: 1400 },
  ] as const;

  it('is the last one that has passed the reading line [2.2-22]', () => {
    expect(sectionInView(page, 250, false)).toBe('about');
    expect(sectionInView(page, 300, false)).toBe('quiz');
  });

  it('does not depend on the order in which the sections are listed [2.2-22]', () => {
    expect(sectionInView([...page].reverse(), 250, false)).toBe('about');
  });

  it('is the last one at the end of the page, however short [2.2-22]', () => {
    expect(sectionInView(page, 250, true)).toBe('contacto');
  });

  it('is the first one before any has passed, and none on a page without sections [2.2-22]', () => {
    expect(sectionInView([{ id: 'quiz', top: 800 }], 250, false)).toBe('quiz');
    expect(sectionInView([], 250, false)).toBeUndefined();
  });

  it('lights an entry of the header for each of the six sections [2.2-22]', () => {
    expect(Object.keys(homeSections)).toEqual(['inicio', 'about', 'oposiciones', 'quiz', 'foro', 'contacto']);
  });
});
