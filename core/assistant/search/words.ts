import { fold } from '../../platform/fold.ts';

const STOP_WORDS = new Set(
  `a al algo alguien algun alguna ante antes aqui asi aun aunque bajo bien cada como con contra cosa cual cuales cuando cuanta
  cuantas cuanto cuantos de del desde despues dice dime donde dos e el ella ellas ellos en entonces entre era es esa ese eso
  esta estan estar estas este esto estos explica explicame fue ha haber hace hacen hacer hacia han hasta hay he hizo la las le
  les lo los mas me mi mientras misma mismo mucho muy ni no nos nosotros o otra otro otros para pero poco podria por porque
  pues puede pueden puedo que quien quienes quiere saber se sea segun ser si sin sino sobre solo son soy su sus tal tambien
  tan tanto te tengo ti tiene tienen toda todas todo todos tras tu tus u un una unas uno unos va vale vamos ver y ya yo
  sirve significa existe llama llaman diferencia distingue ejemplo quieres quiero querria
  durante mediante ademas tampoco siempre nunca hola buenas gracias favor hago haces hacemos debo debes debe deben deberia tener tenia tenemos estoy estamos pasa pasar mirar
  mira mirarle mirarla mirarlo oigo oye llevo llevarme dejo pongo`.split(/\s+/),
);

/** Longest first. What is left must keep three letters. */
const ENDINGS =
  `amientos imientos amiento imiento aciones iciones uciones adoras adores ancias encias idades istas acion icion
  ucion adora ador antes entes ancia encia idad mente ables ibles able ible istas ista icos icas ivos ivas osos osas eria
  andolo andola andole andolos andolas andoles iendolo iendola iendole iendolos iendolas iendoles
  ieron ieran iendo aremos eremos aron aran aban ando adas ados idas idos arse erse irse arlo arla arle arlos arlas arles erlo erla erle irlo irla irle aria eria iria ante ente ico
  ica ivo iva oso osa aba ada ado ida ido ara era ira ion iones ar er ir an en as os es a o e s`
    .split(/\s+/)
    .filter((ending, at, all) => all.indexOf(ending) === at)
    .sort((one, other) => other.length - one.length);

/** Joins the forms of a word, which need not be a word itself: `detenidos` and `detenerlo` → `deten`. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  for (const ending of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length);
  return word;
}

/** `art. 17.2`, `artículo 17` and `4/2015` become one word each, so that a number alone does not find an article or a law. */
const withArticles = (folded: string): string =>
  folded
    .replace(/\b(?:articulos?|arts?)\b\.?\s*(\d+)/g, ' art$1 ')
    .replace(/\b(?:lo|ley organica)\s+(\d{1,4})\/(\d{4})\b/g, ' lo$1de$2 ')
    .replace(/\b(\d{1,4})\/((?:19|20)\d{2})\b/g, ' $1de$2 ');

const sayingWords = (text: string): string[] =>
  (withArticles(fold(text)).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= 2 && !STOP_WORDS.has(word),
  );

/** The words of a text that say something, with their stems. */
export const readWords = (text: string): { word: string; stem: string }[] =>
  sayingWords(text).map((word) => ({ word, stem: stemOf(word) }));

/** The same words, as stems. */
export const wordsOf = (text: string): string[] => sayingWords(text).map(stemOf);

/** Reads many texts: it keeps the stem of every word it has met. Let it go afterwards. */
export function wordReader() {
  const stems = new Map<string, string>();
  const read = (text: string): string[] =>
    sayingWords(text).map((word) => {
      const stem = stems.get(word) ?? stemOf(word);
      stems.set(word, stem);
      return stem;
    });
  return { read, stems };
}
