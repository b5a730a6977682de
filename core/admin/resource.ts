import type { Order } from './sorting.ts';

/** How a field is written and read: in the form, in the list and in a file. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'number'
  | 'day'
  /** A day and an hour, by the clock in Spain; kept as an ISO moment. */
  | 'moment'
  | 'choice'
  /** A list of short texts. */
  | 'list'
  /** A tree of labels with notes: an outline in the form, JSON in a CSV cell. */
  | 'tree';

export type Choice = { value: string; label: string };

export type Field = {
  /** Where it stands in the record: `options.A`. In a CSV file it is the name of the column. */
  path: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  choices?: readonly Choice[];
  /** May be left empty, which means null. */
  optional?: boolean;
};

export type ResourceFilter = { name: string; label: string; all: string; options: readonly Choice[] };

/** An admin page as a description: what a thing is called, what it holds, how its list is walked. */
export type ResourceDescription<S extends string = string> = {
  /** Its segment of the API's path: `/api/admin/questions`. */
  name: string;
  title: string;
  /** One and several of it, in lower case: «pregunta», «preguntas». */
  one: string;
  several: string;
  gender: 'f' | 'm';
  fields: readonly Field[];
  /** The fields of the list, in order; the first one is the link. */
  columns: readonly string[];
  search: string;
  sorts: readonly S[];
  defaultOrder: Order<NoInfer<S>>;
  filters: readonly ResourceFilter[];
  /** Whether new ones can be made, and files imported; topics, for one, are given by the call. */
  canCreate: boolean;
  /** Asked beside the fields when a known one changes, and kept with its history instead of with the record. */
  changeNote?: Field;
};

export const STATE_CHOICES: readonly Choice[] = [
  { value: 'published', label: 'Publicada' },
  { value: 'draft', label: 'Borrador' },
];

/** «Publicada» or «Publicado», after what is published. */
export const stateWord = (state: string, gender: 'f' | 'm'): string =>
  state === 'draft' ? 'Borrador' : gender === 'f' ? 'Publicada' : 'Publicado';

/** The filters that every list of content has. */
export const stateFilters: readonly ResourceFilter[] = [
  { name: 'state', label: 'Estado', all: 'todos', options: STATE_CHOICES },
  {
    name: 'deleted',
    label: 'Papelera',
    all: 'no',
    options: [{ value: 'true', label: 'Solo lo borrado' }],
  },
];
