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

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
