import { plain, plainWords } from '../../platform/fold.ts';
import type { Question } from './content.contract.ts';

const LETTERS = ['A', 'B', 'C'] as const;
type Alternatives = Pick<Question, 'options' | 'answer'>;

const NEGATIVE = [
  // In capitals, as the official exams write it.
  /\bNO\b/,
  /\bincorrect[ao]s?\b|\bexcepto\b|\bseñale la (?:falsa|errónea)\b|\b(?:es|son) fals[ao]s?\b/i,
  /^no (?:es|son|se|está|están|figura|constituye|forma|tiene|puede)\s/i,
  /¿(?:qué|quién|quiénes|cuál)\s[^?]*\bno\b/i,
  /\bno (?:figura|corresponde|pertenece|forma parte|está entre|se incluye|aparece)/i,
];

/** Asks for the wrong or the missing one. */
export const isNegative = (stem: string): boolean => NEGATIVE.some((pattern) => pattern.test(stem));

const ABBREVIATION = /\b(?:arts?|núms?|n|apdo|etc)\.\s/g;
const SECOND_SENTENCE = /[\p{Ll}\d»)][.:;!]\s+[¿¡«]*\p{Lu}/u;
const OPENS_A_CASE =
  /^(?:Un|Una|Unos|Unas|Dos|Tres|Cuatro|Cinco|Varios|Varias|Quien|Quienes|Si|Tras|Mientras|Durante)\b/;

/** Tells what happened, or to whom, before it asks. */
export const isSituational = (stem: string): boolean =>
  SECOND_SENTENCE.test(stem.replace(ABBREVIATION, '')) || OPENS_A_CASE.test(stem);

export const namesArticle = (stem: string): boolean => /\bart(?:ículos?|s?\.)/i.test(stem);

/** Asks for an order, or for what belongs together. */
const asksOrder = (stem: string): boolean =>
  /\b(?:orden|secuencia|serie|relación|relaciona|fases?|pareja|empareja)\b/i.test(stem);

const ENOUGH_WORDS = 5;

/** Two long alternatives that have half of their words in common. */
export function areNearlyAlike({ options }: Pick<Question, 'options'>): boolean {
  const words = LETTERS.map((letter) => new Set(plainWords(options[letter])));
  if (words.some((set) => set.size < ENOUGH_WORDS)) return false;
  return words.some((a, index) => words.slice(index + 1).some((b) => shared(a, b) * 2 >= union(a, b)));
}

/** Asks who has to decide or do something, or on whom it depends. */
const asksCompetence = (stem: string): boolean =>
  /\b(?:corresponden?|compete|competente|competencia|depende|dependen|adscrit[ao])\b|¿qué órgano|¿quién (?:aprueba|resuelve|nombra|autoriza|acuerda|preside|designa|concede|ordena)/i.test(
    stem,
  );

export const isHarderStyle = (question: Pick<Question, 'stem' | 'options'>): boolean =>
  isNegative(question.stem) ||
  isSituational(question.stem) ||
  asksOrder(question.stem) ||
  asksCompetence(question.stem) ||
  areNearlyAlike(question);

const ROOT_LETTERS = 6;
const SHORTEST_TELLING_WORD = 5;

/** The beginnings of the longer words, so that «policía» and «policial» are the same. */
const roots = (text: string): Set<string> =>
  new Set(
    plainWords(text)
      .filter((word) => word.length >= SHORTEST_TELLING_WORD)
      .map((word) => word.slice(0, ROOT_LETTERS)),
  );

/** Words of the stem that only the right alternative repeats, when no wrong one repeats any of its own. */
export function tellingWords({ stem, options, answer }: Alternatives & Pick<Question, 'stem'>): string[] {
  const asked = roots(stem);
  const right = roots(options[answer]);
  const wrong = LETTERS.filter((letter) => letter !== answer).map((letter) => roots(options[letter]));
  if (wrong.some((set) => [...set].some((root) => asked.has(root) && !right.has(root)))) return [];
  return [...right].filter((root) => asked.has(root) && !wrong.some((set) => set.has(root)));
}

/** Where the length of the right alternative stands among the three; null when another is as long. */
export function lengthRank({ options, answer }: Alternatives): 'longest' | 'shortest' | null {
  const others = LETTERS.filter((letter) => letter !== answer).map((letter) => options[letter].length);
  if (options[answer].length > Math.max(...others)) return 'longest';
  return options[answer].length < Math.min(...others) ? 'shortest' : null;
}

const EMPTY = [
  /^(?:nada|depende|es indiferente|no se sabe|no consta|otr[oa]s?|cualquiera|lo mismo)$/,
  /^(?:no|la ley no|la norma no) (?:lo|la|se|esta) (?:regula|regulado|preve|previsto|establece|determina|dice|fija|especifica|indica)$/,
];

/** An alternative that says nothing, such as «Depende» or «La ley no lo dice». */
export const saysNothing = (option: string): boolean => EMPTY.some((empty) => empty.test(plain(option)));

const POINTERS = [
  /^(todas|todos|ambas|ambos|ninguna|todas ellas|todos ellos|ninguna de ellas|ninguno de ellos)$/,
  /\b(todas|todos|ninguna|ninguno|cualquiera|ambas|ambos)\b( \w+){0,3} (anteriores|precedentes)\b/,
  /\b(dos|tres)( (respuestas|opciones|alternativas|afirmaciones))? (anteriores|precedentes)\b/,
  /\b(todas|ambas|ninguna)\b( \w+){0,4} \b(respuestas?|opciones|opcion|alternativas?|afirmaciones)\b/,
  /^(todas|ambas|ninguna|las dos)( \w+){0,3} (son|es) (\w+ )?(correctas?|ciertas?|incorrectas?|falsas?|verdaderas?|validas?)\b/,
  /^(tanto )?((las )?(respuestas?|opciones|alternativas) )?(la )?[abc] (y|e|o|ni|como) (la )?[abc]\b/,
];

/** An alternative about the other alternatives: «Todas son correctas», «A y B». */
export function pointsAtTheOthers(option: string): boolean {
  const text = plain(option);
  return POINTERS.some((pointer) => pointer.test(text));
}

// «All three» is never written, and with one known as wrong «any of them» goes with it.
const NEVER_CLOSES =
  /\b(todas|todos|cualquiera|tres)\b|\b[abc] o (la )?[abc]\b|\bc (y|e|ni|como)\b|\b(y|e|ni|como) (la )?c\b/;

/** The last alternative of the examiners: both of the others are right, or neither is. */
export const closesTheList = (option: string): boolean =>
  pointsAtTheOthers(option) && !NEVER_CLOSES.test(plain(option));

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((word) => b.has(word)).length;
const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => a.size + b.size - shared(a, b);
