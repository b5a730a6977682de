import type { Fault, Placed } from '../../platform/content-fault.ts';
import { plainWords } from '../../platform/fold.ts';
import type { BareLimit, Question } from './content.contract.ts';
import type { TopicContent } from './content-library.ts';

const LETTERS = ['A', 'B', 'C'] as const;
type Explained = Pick<Question, 'stem' | 'options' | 'answer' | 'explanation'>;

const NUMBER = String.raw`\d+(?:[.º]+[\dªº.]*)?(?: (?:bis|ter|quater|quáter|quinquies|sexies|septies|octies)\b)?(?: [b-n]\b)?(?:\.?\d+)*(?:[.\s]*[a-zñ]\))?(?:\.\d+\.?[ºª])?`;
const CITATIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:arts?\.|artículos?|apartados?|números?|letras?|párrafos?|anexos?)\s*(?:${NUMBER}|[a-z]\)|[IVX]+\b|\w+(?=\)))(?:\s*(?:,|y|a|o)\s*(?:${NUMBER}|[a-z]\)))*`,
    'gi',
  ),
  /\bdisposici(?:ón|ones) (?:adicional|transitoria|final|derogatoria)(?:es)? \p{L}+/giu,
  /\b(?:LO|RD|RDL|RDLeg|Ley(?: Orgánica)?|Orden|Real Decreto(?:-ley| Legislativo)?|Directiva|Decisión|Instrucción|Reglamento)\s*(?:\(UE\)\s*)?(?:n\.º\s*)?(?:[A-Z]+\/)?\d+\/\d+(?:\/[A-Z]+)?/g,
  /\b(?:CE|CP|CC|LECrim|LOPJ|LOTC|EBEP|TREBEP|RGC|RGV|TUE|TFUE|LOPSC|CEDH|DUDH|RGPD|LOFCS|PIDCP|PIDESC|LOEX|LPRL|RSP|LRJSP|LPAC|LOREG|BOE)\b/g,
  /\b\d+\.\d[\d.]*\b/g,
];

/** What a citation or a denial is made of, and says nothing by itself. */
const EMPTY_WORDS = new Set(
  plainWords(`
    dispone disponen establece establecen fija fijan señala señalan prevé prevén recoge recogen menciona mencionan cita citan
    figura figuran enumera enumeran incluye incluyen exige exigen regula regulan contempla contemplan habla hablan refiere refieren
    atribuye atribuyen corresponde corresponden indica indican dice dicen define definen determina determinan ordena pide piden
    asigna encarga añade añaden emplea usa llama denomina marca trae da dan hace hacen queda quedan consta constan aparece aparecen
    está están es son era eran ser sea sean ha han tiene tienen hay puede pueden debe deben cabe basta existe existen
    artículo artículos precepto norma normas ley leyes reglamento código constitución orden decreto tratado convenio carta texto
    apartado letra número párrafo lista enumeración regla requisito requisitos supuesto caso definición secuencia exclusión
    límite máximo mínimo tope plazo escala función funciones condición condiciones motivo presupuesto título capítulo cifra fecha
    dato enunciado redacción tenor criterio principio principios previsión mandato consecuencia mención
    primera segunda tercera cuarta quinta sexta primero segundo tercero cuarto quinto último última
    excepción literal literalmente expresamente textualmente expresa exacta exactamente precisamente
    correcta correcto incorrecta incorrecto falsa falso verdadera verdadero cierta cierto errónea respuesta alternativa opción
    así lo la los las le les se el un una uno unos unas de del al a en con sin por para y e o u ni que como su sus este esta estos
    estas ese esa eso esos esas ello ellos ellas aquí allí no sí solo sólo mismo misma mismos mismas otro otra otros otras además
    también tampoco nunca nada ningún ninguna ninguno según entre sobre desde hasta ante cuando donde quien quienes cual cuales
    más menos muy ya todo toda todos todas aunque sino pero si tal tales cada contrario
  `),
);

const ROOT_LETTERS = 5;
const root = (word: string): string => word.slice(0, ROOT_LETTERS);

const rootsOf = (...texts: string[]): Set<string> => new Set(plainWords(texts.join(' ')).map(root));

/** Words that neither cite, nor deny, nor repeat the question. */
function ownWords(explanation: string, question: string[]): string[] {
  const bare = CITATIONS.reduce((text, citation) => text.replace(citation, ' '), explanation);
  const asked = rootsOf(...question);
  return plainWords(bare).filter((word) => !EMPTY_WORDS.has(word) && !asked.has(root(word)));
}

/** The letters whose explanation only cites, only denies or only repeats what the question says. */
export function bareExplanations({ stem, options, answer, explanation }: Explained): ('A' | 'B' | 'C')[] {
  return LETTERS.filter(
    (letter) => ownWords(explanation[letter], [stem, options[letter], options[answer]]).length === 0,
  );
}

/** What is always tolerated: a rule of words has its doubtful cases. */
const TOLERATED = 0.01;
const EXAMPLES = 6;

export type BareTally = { topic: number; right: number; wrong: number; explanations: number; ids: string[] };

export function bareTally({ head, questions }: Pick<TopicContent, 'head' | 'questions'>): BareTally {
  const tally: BareTally = {
    topic: head.value.number,
    right: 0,
    wrong: 0,
    explanations: questions.length * LETTERS.length,
    ids: [],
  };
  for (const { value } of questions)
    for (const letter of bareExplanations(value)) {
      tally[letter === value.answer ? 'right' : 'wrong'] += 1;
      tally.ids.push(`${value.id} ${letter}`);
    }
  return tally;
}

export const toleratedIn = (explanations: number): number => Math.floor(explanations * TOLERATED);

/** More than is tolerated, or than `content/bare-explanations.yaml` still allows the topic. */
export function bareFaults(topic: TopicContent, limits: readonly Placed<BareLimit>[]): Fault[] {
  const { right, wrong, explanations, ids } = bareTally(topic);
  const written = limits.find(({ value }) => value.topic === topic.head.value.number)?.value.most ?? 0;
  const most = Math.max(toleratedIn(explanations), written);
  if (right + wrong <= most) return [];
  const reason = `${right + wrong} only cite, deny or repeat, must be at most ${most}; the last: ${ids.slice(-EXAMPLES).join(', ')}`;
  return [{ file: `${topic.folder}/questions.yaml`, line: 1, field: 'explanation', reason }];
}
