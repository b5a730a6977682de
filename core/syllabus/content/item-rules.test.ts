import { describe, expect, it } from 'vitest';
import { pointsAtTheOthers } from './item-rules.ts';
import { rightIsClearlyLongest } from './topic-rules.ts';

describe('alternatives', () => {
  it.each([
    'Todas las anteriores',
    'Todas las respuestas anteriores son correctas.',
    'Todas son correctas',
    'Todas las opciones son verdaderas',
    'Ninguna de las anteriores',
    'Ninguna es correcta',
    'Ninguna de las respuestas es cierta',
    'Ninguna',
    'Ambas son correctas',
    'Ambas',
    'A y B son correctas',
    'Las respuestas a) y b) son correctas',
    'Las dos anteriores',
    'Cualquiera de las anteriores',
  ])('«%s» points at the others', (option) => expect(pointsAtTheOthers(option)).toBe(true));

  it.each([
    'Ninguno',
    'Ambas Cámaras',
    'Todas las personas mayores de edad',
    'Ninguna persona puede ser detenida',
    'A los tres años',
    'Las dos terceras partes de los miembros',
    'Todos los españoles y extranjeros son iguales',
    'Las asociaciones de carácter paramilitar',
  ])('«%s» does not', (option) => expect(pointsAtTheOthers(option)).toBe(false));

  it('the right one is clearly the longest from 15 % over the next', () => {
    const options = { A: 'x'.repeat(23), B: 'x'.repeat(20), C: 'x' };
    expect(rightIsClearlyLongest({ options, answer: 'A' })).toBe(true);
    expect(rightIsClearlyLongest({ options: { ...options, A: 'x'.repeat(22) }, answer: 'A' })).toBe(false);
    expect(rightIsClearlyLongest({ options, answer: 'B' })).toBe(false);
  });
});
