export const MAX_EMAIL = 254;
export const MIN_USERNAME = 3;
export const MAX_USERNAME = 24;
export const MAX_DISPLAY_NAME = 60;

// No characters that could end an email header or start a second address.
const EMAIL = /^[^\s@<>()[\]:;,"\\\p{C}]+@[^\s@<>()[\]:;,"\\\p{C}]+\.[^\s@<>()[\]:;,."\\\p{C}]{2,}$/u;
// Latin only, so that look-alike Cyrillic letters cannot imitate another user.
const USERNAME = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d._-]*[\p{Script=Latin}\d])?$/u;
const UNPRINTABLE = /\p{C}/u;

/** Names that would look official. */
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

export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Where an email arrives: `ana+curso@correo.es` is read by `ana@correo.es`. */
export const mailboxOf = (email: string): string => normalizeEmail(email).replace(/\+[^@]*(?=@)/, '');

export const normalizeName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The validation message shown next to the field, or null. */
export function emailFault(email: string): string | null {
  const normal = normalizeEmail(email);
  if (normal === '') return 'Escribe tu correo electrónico.';
  if (normal.length > MAX_EMAIL || !EMAIL.test(normal))
    return 'Escribe un correo válido, como nombre@correo.es.';
  return null;
}

export function usernameFault(username: string): string | null {
  const normal = normalizeName(username);
  if (normal === '') return 'Elige un nombre de usuario.';
  const length = [...normal].length;
  if (length < MIN_USERNAME || length > MAX_USERNAME)
    return `El nombre de usuario tiene entre ${MIN_USERNAME} y ${MAX_USERNAME} caracteres.`;
  return USERNAME.test(normal) ? null : 'Usa letras, números, puntos y guiones, sin espacios.';
}

export function displayNameFault(name: string): string | null {
  const normal = normalizeName(name);
  if ([...normal].length > MAX_DISPLAY_NAME) return `Usa ${MAX_DISPLAY_NAME} caracteres como mucho.`;
  return UNPRINTABLE.test(normal) ? 'Hay un carácter que no se puede mostrar.' : null;
}

/** Ignores accents, punctuation and case: `Ad.Mín` is `admin`. */
export const isReservedUsername = (username: string): boolean =>
  reserved.has(
    username
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );

const FALLBACK_USERNAME = 'opositor';

/** A valid username from a name or the first part of an address: `Ana Ruiz` → `ana.ruiz`, then `ana.ruiz2`. */
export function suggestUsername(text: string, serial: number): string {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '.')
    .slice(0, MAX_USERNAME - 4)
    .replace(/^\.+|\.+$/g, '');
  const base = plain.length < MIN_USERNAME || isReservedUsername(plain) ? FALLBACK_USERNAME : plain;
  return serial === 1 ? base : `${base}${serial}`;
}
