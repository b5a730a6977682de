import { describe, expect, it } from 'vitest';
import { faultOf, numberOf, typedDecimal, typedTime, typedWhole } from './typed';

describe('what is typed into a calculator', () => {
  it.each([
    ['87', 87],
    [' 0 ', 0],
    ['', undefined],
    ['-3', undefined],
    ['3,5', undefined],
    ['101', undefined],
  ])('whole number %j is %s', (text, value) => {
    expect(numberOf(typedWhole(text, { min: 0, max: 100 }))).toBe(value);
  });

  it.each([
    ['10,4', 104],
    ['10.4', 104],
    ['10', 100],
    ['10,', 100],
    ['10,45', undefined],
    ['diez', undefined],
    ['61', undefined],
  ])('tenths %j are %s', (text, value) => {
    expect(numberOf(typedDecimal(text, 1, { min: 0, max: 60 }))).toBe(value);
  });

  it.each([
    ['3:24', 204],
    ['3.24', 204],
    ["3'24", 204],
    ['03:04', 184],
    ['3:64', undefined],
    ['0:00', undefined],
    ['204', undefined],
    ['16:00', undefined],
  ])('time %j is %s seconds', (text, value) => {
    expect(numberOf(typedTime(text))).toBe(value);
  });

  it('says what is wrong, and nothing about an empty field', () => {
    expect(faultOf(typedWhole('101', { min: 0, max: 100 }))).toBe('Tiene que estar entre 0 y 100.');
    expect(faultOf(typedDecimal('1,234', 2, { min: 0, max: 2 }))).toBe('Usa 2 decimales como mucho.');
    expect(faultOf(typedTime('3:64'))).toBe('Los segundos van de 0 a 59.');
    for (const typed of [
      typedWhole('', { min: 0, max: 1 }),
      typedDecimal(' ', 1, { min: 0, max: 1 }),
      typedTime(''),
    ])
      expect(typed).toEqual({ kind: 'empty' });
  });
});
