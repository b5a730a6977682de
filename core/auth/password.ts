export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 200;

/** Shorter names appear in good passwords by chance. */
const MIN_OWNER_WORD = 4;

export type PasswordOwner = { email?: string; username?: string };

/**
 * The validation message, or null. Checks length and guessability only: rules about capitals and punctuation make
 * passwords worse (NIST SP 800-63B, 3.1.1.2).
 */
export function passwordFault(password: string, owner: PasswordOwner = {}): string | null {
  const length = [...password].length;
  if (length === 0) return 'Escribe una contraseña.';
  if (length < MIN_PASSWORD) return `Usa al menos ${MIN_PASSWORD} caracteres.`;
  if (length > MAX_PASSWORD) return `Usa ${MAX_PASSWORD} caracteres como mucho.`;
  const lower = password.toLowerCase();
  if (isMonotonous(lower) || commonPasswords.has(lower) || commonPasswords.has(withoutTail(lower)))
    return 'Esa contraseña es de las primeras que se prueban. Elige otra.';
  if (ownerWords(owner).some((word) => lower.includes(word)))
    return 'No uses tu correo ni tu nombre de usuario dentro de la contraseña.';
  return null;
}

const withoutTail = (password: string): string => password.replace(/[\d\W_]+$/u, '');

/** At most three different characters, or consecutive digits. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size <= 3) return true;
  const digits = '01234567890123456789';
  return digits.includes(password) || digits.includes([...password].reverse().join(''));
}

const ownerWords = ({ email = '', username = '' }: PasswordOwner): string[] =>
  [email.split('@')[0] ?? '', username]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_OWNER_WORD);

/**
 * The most used passwords in lower case, without trailing digits and punctuation (`password123!` is `password`), from
 * public lists of leaked passwords, plus obvious choices for a Spanish police candidate.
 */
const words = `
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qwertyuiop qwertyuiopasdfghjkl qwerty qwertyqwerty asdfghjkl asdfghjklñ
  zxcvbnm qazwsxedc abcdefghij abcdefghijkl password passwordpassword passw0rd p@ssw0rd contraseña contrasena
  micontraseña micontrasena clave miclave administrador administrator superman iloveyou sunshine princess football
  baseball welcome letmein dragonball pokemon teamo teamomucho tequiero tequieromucho realmadrid atleticomadrid barcelona
  fcbarcelona hola holahola holamundo españa espana vivaespaña vivaespana madrid sevilla valencia estrella mariposa
  alejandro carlos cristina fernando patricia policia policía policianacional policíanacional policialocal guardiacivil
  cuerponacional oposicion oposición oposiciones opositor opositora miplaza quieromiplaza aprobado atalaya atalayademo
  atalaya-demo campusestudio
`;

const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
