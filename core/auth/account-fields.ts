export const MAX_EMAIL = 254;
export const MIN_USERNAME = 3;
export const MAX_USERNAME = 24;
export const MAX_DISPLAY_NAME = 60;

// Text, at-sign, text, dot, text. Nothing that could end a header or open a second address.
const EMAIL = /^[^\s@<>()[\]:;,"\\\p{C}]+@[^\s@<>()[\]:;,"\\\p{C}]+\.[^\s@<>()[\]:;,."\\\p{C}]{2,}$/u;
// One alphabet only, so that no name can pass for another by a Cyrillic letter.
const USERNAME = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d._-]*[\p{Script=Latin}\d])?$/u;
const UNPRINTABLE = /\p{C}/u;

/** Names that would look like the house speaking. */
const reserved = new Set([
  'admin',
  'administracion',
  'administrador',
  'administradora',
  'anonimo',
  'atalaya',
  'ayuda',
  'guest',
  'moderacion',
  'moderador',
  'moderadora',
  'policia',
  'policianacional',
  'root',
  'sistema',
  'soporte',
  'support',
  'system',
]);

/** One person's address, however it is typed. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export const normalName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** What is wrong with a field, as the sentence that stands beside it, or null. */
export function emailFault(email: string): string | null {
  const normal = normalEmail(email);
  if (normal === '') return 'Escribe tu correo electrónico.';
  if (normal.length > MAX_EMAIL || !EMAIL.test(normal))
    return 'Escribe un correo válido, como nombre@correo.es.';
  return null;
}

export function usernameFault(username: string): string | null {
  const normal = normalName(username);
  if (normal === '') return 'Elige un nombre de usuario.';
  const length = [...normal].length;
  if (length < MIN_USERNAME || length > MAX_USERNAME)
    return `El nombre de usuario tiene entre ${MIN_USERNAME} y ${MAX_USERNAME} caracteres.`;
  return USERNAME.test(normal) ? null : 'Usa letras, números, puntos y guiones, sin espacios.';
}

export function displayNameFault(name: string): string | null {
  const normal = normalName(name);
  if ([...normal].length > MAX_DISPLAY_NAME) return `Usa ${MAX_DISPLAY_NAME} caracteres como mucho.`;
  return UNPRINTABLE.test(normal) ? 'Hay un carácter que no se puede mostrar.' : null;
}

/** Compared without accents, signs or case: `Ad.Mín` is `admin`. */
export const isReservedUsername = (username: string): boolean =>
  reserved.has(
    username
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
