import { describe, expect, it } from 'vitest';
import { activeItem, homeSections, mainLinks, sectionInView } from './navigation';

const GUEST = false;
const USER = true;

describe('the links of the header', () => {
  it('have the order of the specification [2.2-3]', () => {
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

describe('the highlighted entry', () => {
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
  ] as const)('is the entry of the parent page: %s is %s [2.2-21]', (path, item) => {
    expect(activeItem(path, USER)).toBe(item);
  });

  it.each([
    ['/quiz', 'test-nivel'],
    ['/quiz/resultados', 'test-nivel'],
    ['/foro', 'campus'],
    ['/foro/tema/3', 'campus'],
    ['/herramientas', 'campus'],
    ['/herramientas/dni-nie', 'campus'],
    ['/recursos-juridicos', 'oposiciones'],
    ['/codificado', 'oposiciones'],
    ['/bitacora', 'campus'],
    ['/perfil', 'cuenta'],
    ['/register', 'cuenta'],
    ['/constitucion-espanola', 'oposiciones'],
  ] as const)('is set for pages without their own entry: %s is %s [2.1-43]', (path, item) => {
    expect(activeItem(path, USER)).toBe(item);
  });

  it('is never Campus for a guest [2.2-6]', () => {
    expect(activeItem('/herramientas', GUEST)).toBe('oposiciones');
    expect(activeItem('/bitacora', GUEST)).toBe('oposiciones');
  });

  it.each([
    '/protocolos',
    '/protocolos/detencion',
    '/protocolos-modern',
    '/viogen',
    '/accidentes',
    '/asistente-policial',
    '/foro/nuevo',
  ])('is Campus for a user on %s, and none for a guest', (path) => {
    expect(activeItem(path, USER)).toBe('campus');
    expect(activeItem(path, GUEST)).toBeUndefined();
  });

  it('is none on a page that belongs to no entry', () => {
    expect(activeItem('/colores-marca', USER)).toBeUndefined();
    expect(activeItem('/blogs', USER)).toBeUndefined();
    expect(activeItem('/constructor', USER)).toBeUndefined();
  });
});

describe('the current section of the home page', () => {
  const page = [
    { id: 'inicio', top: -900 },
    { id: 'about', top: -100 },
    { id: 'quiz', top: 300 },
    { id: 'contacto', top: 1400 },
  ] as const;

  it('is the last one above the reading line [2.2-22]', () => {
    expect(sectionInView(page, 250, false)).toBe('about');
    expect(sectionInView(page, 300, false)).toBe('quiz');
  });

  it('does not depend on the order in which the sections are listed [2.2-22]', () => {
    expect(sectionInView([...page].reverse(), 250, false)).toBe('about');
  });

  it('is the last one at the end of the page [2.2-22]', () => {
    expect(sectionInView(page, 250, true)).toBe('contacto');
  });

  it('is the first one before any has passed, or none without sections [2.2-22]', () => {
    expect(sectionInView([{ id: 'quiz', top: 800 }], 250, false)).toBe('quiz');
    expect(sectionInView([], 250, false)).toBeUndefined();
  });

  it('highlights a header entry for each of the six sections [2.2-22]', () => {
    expect(Object.keys(homeSections)).toEqual(['inicio', 'about', 'oposiciones', 'quiz', 'foro', 'contacto']);
  });
});
