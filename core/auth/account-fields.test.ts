import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayNameFault,
  emailFault,
  isReservedUsername,
  normalizeEmail,
  normalizeName,
  suggestUsername,
  usernameFault,
} from './account-fields';

describe('an email address', () => {
  it.each(['lucia@correo.es', ' Lucia.Ferrer+atalaya@sub.correo.co ', "o'neil@correo.es", 'ñandú@correo.es'])(
    'is valid: %s',
    (email) => expect(emailFault(email)).toBeNull(),
  );

  it.each(['lucia', 'lucia@correo', 'lucia@@correo.es', 'lucia@correo.', 'a b@correo.es', 'a@b.es,c@d.es'])(
    'is invalid: %s',
    (email) => expect(emailFault(email)).toBe('Escribe un correo válido, como nombre@correo.es.'),
  );

  it('cannot inject an email header', () => {
    expect(emailFault('lucia@correo.es\r\nBcc: otro@correo.es')).not.toBeNull();
    expect(emailFault('Lucia <lucia@correo.es>')).not.toBeNull();
  });

  it('is required and limited in length', () => {
    expect(emailFault('  ')).toBe('Escribe tu correo electrónico.');
    expect(emailFault(`${'a'.repeat(250)}@correo.es`)).not.toBeNull();
  });

  it('is normalized to lower case without spaces', () => {
    expect(normalizeEmail('  Lucia@Correo.ES ')).toBe('lucia@correo.es');
  });
});

describe('a username', () => {
  it.each(['luc', 'lucia.ferrer', 'Íñigo_08', 'a-b', '123'])('is valid: %s', (name) =>
    expect(usernameFault(name)).toBeNull(),
  );

  it.each([
    ['', 'Elige un nombre de usuario.'],
    ['ab', 'El nombre de usuario tiene entre 3 y 24 caracteres.'],
    ['a'.repeat(25), 'El nombre de usuario tiene entre 3 y 24 caracteres.'],
    ['lucia ferrer', 'Usa letras, números, puntos y guiones, sin espacios.'],
    ['.lucia', 'Usa letras, números, puntos y guiones, sin espacios.'],
    ['lucia@correo', 'Usa letras, números, puntos y guiones, sin espacios.'],
    ['аdmin1', 'Usa letras, números, puntos y guiones, sin espacios.'],
  ])('%j is rejected with %j', (name, sentence) => expect(usernameFault(name)).toBe(sentence));

  it('cannot impersonate the staff', () => {
    for (const name of ['admin', 'Ad.Mín', 'SOPORTE_1', 'Atalaya'])
      expect(isReservedUsername(name)).toBe(true);
    expect(isReservedUsername('administrativo')).toBe(false);
  });
});

describe('a display name', () => {
  it('is empty or up to 60 printable characters', () => {
    expect(displayNameFault('')).toBeNull();
    expect(displayNameFault('María José Núñez de Balboa')).toBeNull();
    expect(displayNameFault('a'.repeat(61))).toBe('Usa 60 caracteres como mucho.');
    expect(displayNameFault('Lucía\u202E')).toBe('Hay un carácter que no se puede mostrar.');
    expect(normalizeName('  Lucía   Ferrer ')).toBe('Lucía Ferrer');
  });
});

describe('a suggested username', () => {
  it.each([
    ['Ana Ruiz', 1, 'ana.ruiz'],
    ['Íñigo  Búsqueda', 2, 'inigo.busqueda2'],
    ['Ad.Mín', 1, 'opositor'],
    ['李', 3, 'opositor3'],
    ['..a-b..', 1, 'a.b'],
  ])('from %s, number %i, is %s', (text, serial, expected) =>
    expect(suggestUsername(text, serial)).toBe(expected),
  );

  it('is always valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 999 }), (text, serial) => {
        expect(usernameFault(suggestUsername(text, serial))).toBeNull();
      }),
    );
  });
});
