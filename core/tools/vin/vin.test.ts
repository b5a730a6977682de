import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVin, type VinRead, vinCheckDigit } from './vin';
import { makers } from './vin-makers';

const YEAR = 2026;
const read = (text: string): VinRead => {
  const result = readVin(text, YEAR);
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  return result;
};

describe('a vehicle identification number', () => {
  it.each([
    ['N1', '1M8GDM9AXKP042788', 'right', 'X', 1989, undefined, 'Estados Unidos'],
    ['N3', '5GZCZ43D13S812715', 'right', '1', 2003, undefined, 'Estados Unidos'],
    ['N4', '1HGBH41JXMN109186', 'right', 'X', 1991, undefined, 'Estados Unidos'],
    ['N5', 'WBA3A5G59DNP26082', 'right', '9', 2013, 'BMW', 'Alemania'],
    ['N6', 'WVWZZZ1KZ8W123456', 'unused', '6', 2008, 'Volkswagen (turismos)', 'Alemania'],
    ['N7', 'VSSZZZ6JZ9R000001', 'unused', 'X', 2009, 'SEAT, Cupra', 'España'],
    ['N8', 'VF1KG1PBE34488860', 'unused', '3', 2003, 'Renault', 'Francia'],
    ['N9', 'ZFA31200000123456', 'unused', '2', undefined, 'Fiat', 'Italia'],
    ['N10', 'TMBJJ7NE0G0123456', 'unused', '8', 2016, 'Škoda', 'Chequia'],
    ['N11', '1M8GDM9A1KP042788', 'wrong', 'X', 1989, undefined, 'Estados Unidos'],
    ['N14', 'wvw zzz-1kz 8w123456', 'unused', '6', 2008, 'Volkswagen (turismos)', 'Alemania'],
  ] as const)('%s', (_id, text, state, expected, year, maker, country) => {
    const result = read(text);
    expect(result.check).toMatchObject({ state, expected });
    expect(result.years[0]).toBe(year);
    expect([result.maker, result.country]).toEqual([maker, country]);
  });

  it('N2: the arithmetic is right, but it is a sample', () => {
    expect(read('1'.repeat(17))).toMatchObject({ check: { state: 'right' }, isSample: true });
  });

  it('an unknown maker still has a region', () => {
    expect(read('AAA00000000000000')).toMatchObject({ region: 'África' });
  });

  it.each([
    ['N12', '1M8GDM9AXKP04278', /16 caracteres/, undefined],
    ['N13', '1M8GDM9AXKPO42788', /no lleva O: mira la posición 12/, '1M8GDM9AXKP042788'],
    ['N13', 'WVWZZZ1KZ8Q123456', /no lleva Q/, 'WVWZZZ1KZ80123456'],
    ['letters outside', 'WVWZZZ1KZ8Ñ123456', /no lleva Ñ/, undefined],
  ])('%s: %s', (_id, text, fault, suggestion) => {
    expect(readVin(text, YEAR)).toMatchObject({
      kind: 'fault',
      fault: expect.stringMatching(fault),
      ...(suggestion && { suggestion }),
    });
  });

  it('an empty field is no error', () => {
    expect(readVin(' - ', YEAR)).toEqual({ kind: 'empty' });
  });

  it('knows at least sixty makers, by three valid characters', () => {
    const known = Object.keys(makers);
    expect(known.length).toBeGreaterThanOrEqual(60);
    for (const wmi of known) expect(wmi).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/);
  });

  it('with its own check digit an American number is always right, and any other digit is wrong', () => {
    const character = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 16, maxLength: 16 }), (text) => {
        const vin = `1${text}`;
        const digit = vinCheckDigit(vin);
        const withDigit = (given: string) => vin.slice(0, 8) + given + vin.slice(9);
        expect(read(withDigit(digit)).check.state).toBe('right');
        expect(read(withDigit(digit === '5' ? '6' : '5')).check.state).toBe('wrong');
      }),
    );
  });
});
