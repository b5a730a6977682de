import { describe, expect, it } from 'vitest';
import { faultOf, numberOf, parseDecimal, parseTime, parseWhole } from './parse-input';

describe('the input of a calculator', () => {
  it.each([
    ['87', 87],
    [' 0 ', 0],
    ['', undefined],
    ['-3', undefined],
    ['3,5', undefined],
    ['101', undefined],
  ])('whole number %j is %s', (text, value) => {
    expect(numberOf(parseWhole(text, { min: 0, max: 100 }))).toBe(value);
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
    expect(numberOf(parseDecimal(text, 1, { min: 0, max: 60 }))).toBe(value);
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
    expect(numberOf(parseTime(text))).toBe(value);
  });

  it('explains invalid input and ignores an empty field', () => {
    expect(faultOf(parseWhole('101', { min: 0, max: 100 }))).toBe('Tiene que estar entre 0 y 100.');
    expect(faultOf(parseDecimal('1,234', 2, { min: 0, max: 2 }))).toBe('Usa 2 decimales como mucho.');
    expect(faultOf(parseTime('3:64'))).toBe('Los segundos van de 0 a 59.');
    for (const typed of [
      parseWhole('', { min: 0, max: 1 }),
      parseDecimal(' ', 1, { min: 0, max: 1 }),
      parseTime(''),
    ])
      expect(typed).toEqual({ kind: 'empty' });
  });
});
