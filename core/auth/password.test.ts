import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password';

const owner = { email: 'lucia.ferrer@correo.es', username: 'LuciaF' };

describe('a password', () => {
  it.each([
    'torre en el horizonte',
    'Nq7#vLx2pZ',
    'ñandúÑANDÚ¿sí?',
    '🗼🗼🌅🌅🌊🌊⛰️🌙⭐️🔥',
    'x'.repeat(100).concat('yzab', 'w'.repeat(96)),
  ])('that is long and not obvious is accepted: %s', (password) => {
    expect(passwordFault(password, owner)).toBeNull();
  });

  it.each([
    ['', 'Escribe una contraseña.'],
    ['Nq7#vLx2p', 'Usa al menos 10 caracteres.'],
    [`${'abcdefghij'.repeat(20)}x`, 'Usa 200 caracteres como mucho.'],
    ['1234567890', 'Esa contraseña es de las primeras que se prueban. Elige otra.'],
    ['9876543210', 'Esa contraseña es de las primeras que se prueban. Elige otra.'],
    ['aaaaaaaaaaaa', 'Esa contraseña es de las primeras que se prueban. Elige otra.'],
    ['Password123!', 'Esa contraseña es de las primeras que se prueban. Elige otra.'],
    ['PoliciaNacional2026', 'Esa contraseña es de las primeras que se prueban. Elige otra.'],
    ['contraseña1', 'Esa contraseña es de las primeras que se prueban. Elige otra.'],
    ['atalaya-demo', 'Esa contraseña es de las primeras que se prueban. Elige otra.'],
    ['mi-LUCIAF-secreta', 'No uses tu correo ni tu nombre de usuario dentro de la contraseña.'],
    ['Lucia.Ferrer-2026', 'No uses tu correo ni tu nombre de usuario dentro de la contraseña.'],
  ])('%j is rejected with %j', (password, sentence) => {
    expect(passwordFault(password, owner)).toBe(sentence);
  });

  it('may contain a short username', () => {
    expect(passwordFault('una anacoreta canta', { email: 'ana@correo.es', username: 'ana' })).toBeNull();
  });

  it('is measured in code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (password) => {
        const fault = passwordFault(password, owner);
        if ([...password].length < 10) expect(fault).not.toBeNull();
        if ([...password].length > 200) expect(fault).toBe('Usa 200 caracteres como mucho.');
      }),
    );
  });
});
