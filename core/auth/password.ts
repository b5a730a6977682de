import { commonPasswords } from './common-passwords';

export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 200;

/** Parts of an address or a name this short turn up in good passwords by chance. */
const SHORTEST_OWN_WORD = 4;

export type PasswordOwner = { email?: string; username?: string };

/**
 * What is wrong with a password someone wants to take, as a sentence, or null. Length and guessability only: rules
 * about capitals and signs make passwords worse, not better (NIST SP 800-63B, 3.1.1.2).
 */
export function passwordFault(password: string, owner: PasswordOwner = {}): string | null {
  const length = [...password].length;
  if (length === 0) return 'Escribe una contraseña.';
  if (length < MIN_PASSWORD) return `Usa al menos ${MIN_PASSWORD} caracteres.`;
  if (length > MAX_PASSWORD) return `Usa ${MAX_PASSWORD} caracteres como mucho.`;
  const lower = password.toLowerCase();
  if (isMonotonous(lower) || commonPasswords.has(lower) || commonPasswords.has(withoutTail(lower)))
    return 'Esa contraseña es de las primeras que se prueban. Elige otra.';
  if (ownWords(owner).some((word) => lower.includes(word)))
    return 'No uses tu correo ni tu nombre de usuario dentro de la contraseña.';
  return null;
}

const withoutTail = (password: string): string => password.replace(/[\d\W_]+$/u, '');

/** Three different characters or fewer, or one run up or down the digits. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size <= 3) return true;
  const digits = '01234567890123456789';
  return digits.includes(password) || digits.includes([...password].reverse().join(''));
}

const ownWords = ({ email = '', username = '' }: PasswordOwner): string[] =>
  [email.split('@')[0] ?? '', username]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN_WORD);
