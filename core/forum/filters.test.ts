import { describe, expect, it } from 'vitest';
import { type Filter, filterHit } from './filters';

const filters: Filter[] = [
  { kind: 'word', text: 'Examen filtrado', action: 'review' },
  { kind: 'word', text: 'idiota', action: 'refuse' },
  { kind: 'link', text: 'https://www.apuntes-gratis.example/', action: 'refuse' },
];

describe('the filters of the forum', () => {
  it.each([
    ['Vendo el EXÁMEN  filtrado de 2026', 'review'],
    ['Eres un idiota, y el examen filtrado también', 'refuse'],
    ['Esto es una idiotez', null],
    ['Mira https://apuntes-gratis.example/2026', 'refuse'],
    ['Mira [aquí](http://descargas.apuntes-gratis.example)', 'refuse'],
    ['Mira www.apuntes-gratis.example', 'refuse'],
    ['Mira https://noapuntes-gratis.example', null],
    ['El examen no se ha filtrado', null],
  ])('judge «%s»: %s', (text, action) => {
    expect(filterHit(text, filters)?.action ?? null).toBe(action);
  });

  it('let everything pass when an admin left one empty', () => {
    expect(
      filterHit('Hola a todos', [
        { kind: 'word', text: ' - ', action: 'refuse' },
        { kind: 'link', text: 'https://', action: 'refuse' },
      ]),
    ).toBeNull();
  });
});
