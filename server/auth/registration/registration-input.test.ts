import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { registration } from '../auth.tables';

const applicant = {
  email: 'candidata@correo.es',
  username: 'candidata',
  password: 'torre en el horizonte',
  acceptTerms: true,
};

describe('a visitor with an invalid registration', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer({ demo: false });
  });
  afterAll(() => server.close());

  it.each([
    ['email', { email: 'sin-arroba' }, 'Escribe un correo válido, como nombre@correo.es.'],
    ['email', { email: undefined }, 'Obligatorio'],
    ['username', { username: 'a b' }, 'Usa letras, números, puntos y guiones, sin espacios.'],
    ['displayName', { displayName: 'x'.repeat(61) }, 'Usa 60 caracteres como mucho.'],
    ['password', { password: 'corta' }, 'Usa al menos 10 caracteres.'],
    ['password', { password: 'contraseñas largas '.repeat(60) }, 'Usa 200 caracteres como mucho.'],
    [
      'password',
      { password: 'Password123' },
      'Esa contraseña es de las primeras que se prueban. Elige otra.',
    ],
    [
      'password',
      { username: 'luciaferrer', password: 'soy-luciaferrer-1' },
      'No uses tu correo ni tu nombre de usuario dentro de la contraseña.',
    ],
    ['acceptTerms', { acceptTerms: false }, 'Debes aceptar las condiciones para crear la cuenta.'],
    ['acceptTerms', { acceptTerms: undefined }, 'Debes aceptar las condiciones para crear la cuenta.'],
  ])('reads beside the field %s what is wrong with it', async (field, given, sentence) => {
    const answer = await server.visitor().send('POST', '/api/auth/register', { ...applicant, ...given });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields[field]).toBe(sentence);
  });

  it('stores nothing', async () => {
    expect(await server.db.$count(registration)).toBe(0);
    expect(server.jobs.waiting()).toEqual([]);
  });
});
