import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MrzRead, readMrz } from './mrz';
import { checkDigit } from './mrz-digit';

const TODAY = '2026-11-17';
const vectors = {
  M2: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10',
  M3: 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  M4: 'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6',
  M5: 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<',
  M6: 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nL8988901C4XXX4009078F9612109<<<<<<<<',
  M7: 'IDESPBAA000589599999999R<<<<<<\n8001014F2501017ESP<<<<<<<<<<<7\nESPANOLA<ESPANOLA<<CARMEN<<<<<',
  M8: 'IDESPCAA123456912345678Z<<<<<<\n0002299M3501313ESP<<<<<<<<<<<5\nMARTIN<LOPEZ<<JOSE<ANTONIO<<<<',
  M9: 'IRESPE123456782X1234567L<<<<<<\n9005156F2812313MAR<<<<<<<<<<<6\nEL<AMRANI<<SALMA<<<<<<<<<<<<<<',
  M10: 'P<ESPESPANOLA<ESPANOLA<<CARMEN<<<<<<<<<<<<<<\nZAB0002549ESP8001014F2501017A9999999900<<<44',
  M11: 'P<ESPGARCIA<NUNEZ<<LUCIA<<<<<<<<<<<<<<<<<<<<\nPAA1234560ESP0102030F3107209<<<<<<<<<<<<<<08',
  M12: 'I<UTOSTEVENSON<<PETER<<<<<<<<<<<<<<<\nD23145890<UTO3407127M95071227349<<<8',
  M13: 'IDESPBBB000111200000001R<<<<<<\n4503129M9901018ESP<<<<<<<<<<<8\nPEREZ<GOMEZ<<ANTONIO<<<<<<<<<<',
};

const read = (text: string): MrzRead => {
  const result = readMrz(text, TODAY);
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  return result;
};
const failing = (text: string) =>
  read(text)
    .checks.filter(({ isRight }) => !isRight)
    .map(({ name, expected, found }) => `${name} ${expected} ${found}`);

describe('the machine readable zone', () => {
  it.each([
    ['520727', '3'],
    ['AB2134<<<', '5'],
    ['HA672242<', '6'],
    ['160000', '5'],
    ['610000', '5'],
  ])('M1, M19: the check digit of %s is %s', (text, digit) => {
    expect(checkDigit(text)).toBe(digit);
  });

  it.each([
    ['M2', 'TD3'],
    ['M3', 'TD1'],
    ['M4', 'TD2'],
    ['M5', 'MRV-A'],
    ['M6', 'MRV-B'],
    ['M7', 'TD1'],
    ['M8', 'TD1'],
    ['M9', 'TD1'],
    ['M10', 'TD3'],
    ['M11', 'TD3'],
    ['M12', 'TD2'],
    ['M13', 'TD1'],
  ] as const)('%s is a valid %s', (name, size) => {
    expect(read(vectors[name])).toMatchObject({ size, isValid: true });
  });

  it('reads the fields of a card, its holder and its dates', () => {
    const { fields, holder } = read(vectors.M7);
    expect(fields).toMatchObject({
      number: 'BAA000589',
      surname: 'ESPANOLA ESPANOLA',
      given: 'CARMEN',
      nationality: 'ESP',
      birth: { day: '1980-01-01' },
      expiry: { day: '2025-01-01' },
    });
    expect(holder).toEqual({ id: '99999999R', isRight: true });
    expect(read(vectors.M8).fields.birth.day).toBe('2000-02-29');
    expect(read(vectors.M9).holder).toEqual({ id: 'X1234567L', isRight: true });
    expect(read(vectors.M12).fields.number).toBe('D23145890734');
    expect(read(vectors.M13).fields.expiry).toEqual({ written: '990101', isPermanent: true });
    expect(read(vectors.M2).fields.birth.day).toBe('1974-08-12');
  });

  it('M11: an empty optional field may leave its digit out', () => {
    const composite = checkDigit(`PAA123456001020303107209${'<'.repeat(15)}`);
    expect(read(`${vectors.M11.slice(0, -2)}<${composite}`).isValid).toBe(true);
  });

  it('M14: names the digits that fail, with what was expected', () => {
    expect(failing(vectors.M2.replace('740812', '740813'))).toEqual(['birth 3 2', 'composite 7 0']);
  });

  it('M15: an impossible month is an error of its own', () => {
    const text = vectors.M2.replace('740812', '741312');
    expect(failing(text)).toContain('birth 8 2');
    expect(read(text)).toMatchObject({
      isValid: false,
      fields: { birth: { fault: 'El mes va de 1 a 12.' } },
    });
  });

  it('M16: says which letter was probably a digit', () => {
    const result = read(vectors.M7.replace('BAA0', 'BAAO'));
    expect(result.checks[0]).toMatchObject({
      isRight: false,
      misreading: { line: 0, at: 8, instead: '0' },
    });
  });

  it.each([
    ['M17', vectors.M2.slice(0, -1), 'La línea 2 tiene 43 caracteres y tendría que tener 44.'],
    ['one line', 'P<ESP', /3 líneas de 30/],
    ['an accent', vectors.M2.replace('ANNA', 'ANÑA'), /línea 1, posición 18, hay «Ñ»/],
  ])('%s: a sentence instead of a result', (_id, text, fault) => {
    expect(readMrz(text, TODAY)).toEqual({
      kind: 'fault',
      fault: fault instanceof RegExp ? expect.stringMatching(fault) : fault,
    });
  });

  it('M18: lower case, spaces, other signs and one long line are put right', () => {
    expect(read(vectors.M7.toLowerCase().replaceAll('<', ' ‹ ')).isValid).toBe(true);
    expect(read(vectors.M4.replaceAll('\n', '')).size).toBe('TD2');
    expect(read(vectors.M3.replaceAll('\n', ' / ')).isValid).toBe(true);
    expect(readMrz(' \n ', TODAY)).toEqual({ kind: 'empty' });
  });

  it('always answers, whatever the text', () => {
    const character = fc.constantFrom(...'ABZ019<');
    const line = (width: number) => fc.string({ unit: character, minLength: width, maxLength: width });
    const text = fc.oneof(
      fc.string(),
      fc.tuple(line(30), line(30), line(30)).map((lines) => lines.join('\n')),
      fc.tuple(line(44), line(44)).map((lines) => lines.join('\n')),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(['empty', 'fault', 'read']).toContain(readMrz(given, TODAY).kind);
      }),
    );
  });

  it('notices any single digit changed by another amount than it should', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'740812'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(failing(vectors.M2.replace('740812', digits.join('')))[0]).toMatch(/^birth/);
      }),
    );
  });
});
