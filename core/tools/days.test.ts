import { describe, expect, it } from 'vitest';
import { dayFault, dayIn, parseDay } from './days';

describe('a typed date', () => {
  it.each([
    ['15/03/2022', '2022-03-15'],
    ['5-3-2022', '2022-03-05'],
    ['15 3 2022', '2022-03-15'],
    ['2022-03-15', '2022-03-15'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (text, day) => {
    expect(dayIn(parseDay(text))).toBe(day);
  });

  it.each([
    ['29/02/2023', 'El 29 de febrero de 2023 no existe.'],
    ['31/04/2023', 'El 31 de abril de 2023 no existe.'],
    ['10/13/2023', 'El mes va de 1 a 12.'],
    ['ayer', 'Escribe la fecha como 15/03/2022.'],
    ['15/03/22', 'Escribe la fecha como 15/03/2022.'],
    ['15/03/0022', 'El año tiene que estar entre 1885 y 2200.'],
  ])('%s: %s', (text, fault) => {
    expect(dayFault(parseDay(text))).toBe(fault);
  });

  it('may be empty', () => {
    expect(parseDay(' ')).toEqual({ kind: 'empty' });
  });
});
