import type { AskedKind, DeckMode } from './deck';
import { type FailureState, failureStates } from './failures';

/** What a study session is about. Everything absent: today's session. */
export type StudyFilter = {
  only?: DeckMode;
  topic?: number;
  kind?: AskedKind;
  section?: string;
  state?: FailureState;
  /** The id of one of the user's lists. */
  list?: string;
};

const modes = {
  due: 'repasos',
  all: 'todas',
  cram: 'ensayo',
  failed: 'fallos',
} as const satisfies Record<DeckMode, string>;
const kinds = {
  flashcard: 'tarjetas',
  'true-false': 'verdadero-falso',
  word: 'palabras',
} as const satisfies Record<AskedKind, string>;
const states = {
  all: 'todas',
  pending: 'pendientes',
  recovered: 'recuperadas',
} as const satisfies Record<FailureState, string>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `solo=todas&tema=3&mazo=tarjetas`, without the question mark. */
export function studyQuery({ only, topic, kind, section, state, list }: StudyFilter): string {
  const parts = {
    solo: only && modes[only],
    tema: topic,
    mazo: kind && kinds[kind],
    seccion: section,
    estado: state && state !== 'all' ? states[state] : undefined,
    lista: list,
  };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
}

export const studyPath = (filter: StudyFilter): string => {
  const query = studyQuery(filter);
  return query ? `/study?${query}` : '/study';
};

/** The part of URLSearchParams that is needed; core has no browser types. */
type Query = { get(name: string): string | null };

/** Unknown values are ignored. */
export function studyFilterIn(search: Query): StudyFilter {
  const topic = Number(search.get('tema'));
  const only = (['due', 'all', 'cram', 'failed'] as const).find((mode) => modes[mode] === search.get('solo'));
  const kind = (['flashcard', 'true-false', 'word'] as const).find(
    (one) => kinds[one] === search.get('mazo'),
  );
  const section = search.get('seccion');
  const state = failureStates.find((one) => states[one] === search.get('estado'));
  const list = search.get('lista');
  return {
    ...(only ? { only } : {}),
    ...(Number.isInteger(topic) && topic > 0 && topic < 1000 ? { topic } : {}),
    ...(kind ? { kind } : {}),
    ...(section ? { section: section.slice(0, 80) } : {}),
    ...(state ? { state } : {}),
    ...(list && UUID.test(list) ? { list } : {}),
  };
}
