import { describe, expect, it } from 'vitest';
import {
  displayNameFault,
  emailFault,
  isReservedUsername,
  normalEmail,
  normalName,
  usernameFault,
} from './account-fields';

describe('an e-mail address', () => {
  it.each(['lucia@correo.es', ' Lucia.Ferrer+atalaya@sub.correo.co ', "o'neil@correo.es", 'ñandú@correo.es'])(
    'is taken: %s',
    (email) => expect(emailFault(email)).toBeNull(),
  );

  it.each(['lucia', 'lucia@correo', 'lucia@@correo.es', 'lucia@correo.', 'a b@correo.es', 'a@b.es,c@d.es'])(
    'is not taken: %s',
    (email) => expect(emailFault(email)).toBe('Escribe un correo válido, como nombre@correo.es.'),
  );

  it('cannot smuggle a header into a letter', () => {
    expect(emailFault('lucia@correo.es\r\nBcc: otro@correo.es')).not.toBeNull();
    expect(emailFault('Lucia <lucia@correo.es>')).not.toBeNull();
  });

  it('is asked for when it is missing, and has an end', () => {
    expect(emailFault('  ')).toBe('Escribe tu correo electrónico.');
    expect(emailFault(`${'a'.repeat(250)}@correo.es`)).not.toBeNull();
  });

  it("is one person's, however it is typed", () => {
    expect(normalEmail('  Lucia@Correo.ES ')).toBe('lucia@correo.es');
  });
});

describe('a username', () => {
  it.each(['luc', 'lucia.ferrer', 'Íñigo_08', 'a-b', '123'])('is taken: %s', (name) =>
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
  ])('%j gets the sentence %j', (name, sentence) => expect(usernameFault(name)).toBe(sentence));

  it('cannot pass for the house', () => {
    for (const name of ['admin', 'Ad.Mín', 'SOPORTE_1', 'Atalaya'])
      expect(isReservedUsername(name)).toBe(true);
    expect(isReservedUsername('administrativo')).toBe(false);
  });
});

describe('a name to show', () => {
  it('may be anything printable up to 60 characters, or nothing', () => {
    expect(displayNameFault('')).toBeNull();
    expect(displayNameFault('María José Núñez de Balboa')).toBeNull();
    expect(displayNameFault('a'.repeat(61))).toBe('Usa 60 caracteres como mucho.');
    expect(displayNameFault('Lucía\u202E')).toBe('Hay un carácter que no se puede mostrar.');
    expect(normalName('  Lucía   Ferrer ')).toBe('Lucía Ferrer');
  });
});
