import type { Figure } from './figure.ts';

export const families = ['verbal', 'numerical', 'abstract', 'attention'] as const;
export type Family = (typeof families)[number];

export const familyNames: Record<Family, string> = {
  verbal: 'Verbal',
  numerical: 'Numérica',
  abstract: 'Abstracta y espacial',
  attention: 'Atención y memoria',
};

export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export const MAX_SEED = 2_147_483_647;

export const optionKeys = ['A', 'B', 'C'] as const;
export type OptionKey = (typeof optionKeys)[number];

/** Types made by a generator. */
export const generatedTypes = [
  'syllogisms',
  'number-series',
  'letter-series',
  'problems',
  'tables',
  'matrices',
  'figure-series',
  'rotation',
  'folding',
  'dominoes',
  'odd-one-out',
  'coding',
  'comparison',
  'plan-memory',
  'text-memory',
] as const;
export type GeneratedType = (typeof generatedTypes)[number];

/** Types made from the entries of content/psychometrics. */
export const wordTypes = ['synonyms', 'antonyms', 'analogies', 'spelling'] as const;
export type WordType = (typeof wordTypes)[number];

export const itemTypes = [...wordTypes, ...generatedTypes] as const;
export type ItemType = (typeof itemTypes)[number];

export const typeFacts: Record<ItemType, { name: string; family: Family; seconds: number; about: string }> = {
  synonyms: { name: 'Sinónimos', family: 'verbal', seconds: 15, about: 'La palabra que significa lo mismo.' },
  antonyms: {
    name: 'Antónimos',
    family: 'verbal',
    seconds: 15,
    about: 'La palabra que significa lo contrario.',
  },
  analogies: { name: 'Analogías', family: 'verbal', seconds: 20, about: 'Dos pares con la misma relación.' },
  spelling: { name: 'Ortografía', family: 'verbal', seconds: 15, about: 'La forma bien escrita.' },
  syllogisms: { name: 'Silogismos', family: 'verbal', seconds: 60, about: 'Lo que se sigue con seguridad.' },
  'number-series': {
    name: 'Series de números',
    family: 'numerical',
    seconds: 35,
    about: 'El número que continúa.',
  },
  'letter-series': {
    name: 'Series de letras',
    family: 'numerical',
    seconds: 35,
    about: 'La letra que continúa.',
  },
  problems: {
    name: 'Problemas',
    family: 'numerical',
    seconds: 60,
    about: 'Porcentajes, repartos, velocidad, medias.',
  },
  tables: {
    name: 'Tablas y gráficos',
    family: 'numerical',
    seconds: 60,
    about: 'Leer y calcular con datos.',
  },
  matrices: { name: 'Matrices', family: 'abstract', seconds: 50, about: 'La figura que completa el cuadro.' },
  'figure-series': {
    name: 'Series de figuras',
    family: 'abstract',
    seconds: 40,
    about: 'La figura que continúa.',
  },
  rotation: {
    name: 'Figuras giradas',
    family: 'abstract',
    seconds: 30,
    about: 'La misma figura, girada y no reflejada.',
  },
  folding: {
    name: 'Plegado de papel',
    family: 'abstract',
    seconds: 45,
    about: 'Dónde quedan los agujeros al desplegar.',
  },
  dominoes: { name: 'Dominó', family: 'abstract', seconds: 35, about: 'La ficha que continúa.' },
  'odd-one-out': {
    name: 'El intruso',
    family: 'abstract',
    seconds: 35,
    about: 'La figura que no cumple la regla.',
  },
  coding: {
    name: 'Códigos y órdenes',
    family: 'attention',
    seconds: 30,
    about: 'Aplicar una clave sin saltarse nada.',
  },
  comparison: {
    name: 'Comparación',
    family: 'attention',
    seconds: 15,
    about: 'Ver qué es idéntico y qué no.',
  },
  'plan-memory': {
    name: 'Memoria de un plano',
    family: 'attention',
    seconds: 20,
    about: 'Mirar, tapar y recordar.',
  },
  'text-memory': {
    name: 'Memoria de un texto',
    family: 'attention',
    seconds: 20,
    about: 'Leer, tapar y recordar.',
  },
};

export type Block =
  | { block: 'text'; text: string }
  /** Terms or strings, shown one beside the other; null is the place asked for. */
  | { block: 'terms'; terms: readonly (string | null)[] }
  | { block: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { block: 'figures'; columns: number; figures: readonly (Figure | null)[] };

export type ItemOption = { text: string; figure: Figure | null };

/** What the student sees. */
export type Item = {
  stem: string;
  body: readonly Block[];
  /** Shown first for this time and then hidden: memory items. */
  study: { seconds: number; body: readonly Block[] } | null;
  options: readonly ItemOption[];
};

export type SolvedItem = Item & { key: OptionKey; explanation: readonly string[] };
