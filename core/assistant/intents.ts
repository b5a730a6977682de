import { fold } from '../platform/fold.ts';

/** What kind of thing a question asks for: it decides which sentence of a passage is quoted. */
const INTENTS = [
  {
    settles: 'La diferencia',
    isFact: false,
    asks: /\b(diferencia|distinguen?|distincion|frente a)\b/,
    says: /\b(mientras|en cambio|no es|a diferencia|sino)\b/,
  },
  {
    settles: 'El artículo',
    isFact: true,
    asks: /\b(que|en que|cual) (articulo|art|ley|norma)\b/,
    says: /\b(art|arts|ley|rd)\b/,
  },
  {
    settles: 'La cifra',
    isFact: true,
    asks: /\b(cuant[oa]s?|plazo|edad|anos|dias|horas|minutos|multa|pena|maximo|minimo|numero|porcentaje|a partir de que)\b/,
    says: /\d|\b(una? (?:hora|dia|mes|ano)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil|setenta)\b/,
  },
  {
    settles: 'Quién',
    isFact: true,
    asks: /\b(quien|quienes|de quien)\b/,
    says: /\b(corresponde|compete|nombra|propone|preside|resuelve|juez|ministro|director|delegado|autoridad)\b/,
  },
  {
    settles: 'Qué es',
    isFact: false,
    asks: /\b(que es|que son|que se entiende|definicion|concepto|significa)\b/,
    says: /\b(es|son|consiste|se entiende|se considera|define)\b/,
  },
] as const;

export type Intent = {
  settles: string;
  /** A short answer will do. */
  isFact: boolean;
  says: RegExp;
};

const ANY: Intent = { settles: 'Lo que dice', isFact: false, says: /$^/ };

export function intentOf(question: string): Intent {
  const folded = fold(question);
  return INTENTS.find(({ asks }) => asks.test(folded)) ?? ANY;
}

/** The number of an article or law is no figure. */
const CITED_NUMBER = /\b(arts?|articulos?|ley(?: organica)?|lo|rd|real decreto)(\.?\s*)\d[\d./]*/g;

/** Whether a text says that kind of thing. */
export const saysIt = ({ says }: Intent, text: string): boolean =>
  says.test(fold(text).replaceAll(CITED_NUMBER, '$1'));

/** Signs that the question must not be answered from the syllabus at all. */
const REFUSALS = [
  {
    reason: 'danger',
    asks: /\bmi (marido|mujer|novi[oa]|pareja|ex\w*|padre|madre|hij[oa]|herman[oa]|jef[ea]|vecin[oa])\b.*\bme (\w+ )?(pega|golpe|amenaz|maltrat|viol|acos|persig)|\b(quiere|intenta|va a|amenaza con) matarme\b/,
  },
  {
    reason: 'harm',
    asks: /\b(suicidarme|matarme|quitarme la vida|no quiero vivir|quiero morir(me)?|hacerme dano)\b/,
  },
  {
    reason: 'leak',
    asks: /\b(examen|preguntas|plantilla)( \w+){0,3} (filtrad[oa]s?|robad[oa]s?)\b|\b(examen|preguntas|plantilla)\b.*\bantes de(l| que)? (examen|salga|se haga)\b/,
  },
  {
    // Of somebody, not of a helpline or of a part of the police.
    reason: 'people',
    asks: /\b(donde vive|a nombre de quien|de quien es (el|la|esta|este) (matricula|coche|dni|numero|telefono))\b|\b(dime|dame|busca|buscame|averigua|localiza|cual es|quiero|necesito) (el|la|su) (telefono|direccion|domicilio|dni|matricula) de (?!.*\b(atencion|ayuda|victimas|emergencias|esperanza|policia|guardia|violencia|urgencias|denuncias)\b)/,
  },
  {
    reason: 'own-case',
    asks: /\b(mi (juicio|denuncia|multa|expediente|sentencia|condena|abogad[oa])|me han (detenido|denunciado|multado|condenado))\b/,
  },
] as const;

export type Refusal = (typeof REFUSALS)[number]['reason'];

export const refusalOf = (question: string): Refusal | undefined => {
  const folded = fold(question);
  return REFUSALS.find(({ asks }) => asks.test(folded))?.reason;
};

export const refusalWords: Record<Refusal, string> = {
  danger:
    'Si estás en peligro, llama ahora al 112 o al 091. Si es tu pareja o lo fue, el 016 atiende a cualquier hora. Si me preguntas por la norma en general, te la busco.',
  harm: 'No estás solo. Llama ahora al 024 (conducta suicida, gratis, a cualquier hora) o al 112 si hay peligro.',
  leak: 'No ayudo con exámenes filtrados. Puedo explicarte cualquier apartado del temario.',
  people: 'No busco datos de personas. Pregúntame por la norma y te digo qué permite.',
  'own-case':
    'No doy consejo sobre un caso propio: habla con un abogado o con el turno de oficio. Si me preguntas por la norma en general, te la busco.',
};
