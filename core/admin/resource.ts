import type { Order } from './sorting.ts';

/** How a field is edited, listed and written to a file. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'number'
  /** Cents in the record and in files, euros with a comma in the form. */
  | 'euros'
  | 'day'
  /** Date and time: Spanish local time in the form, ISO UTC in the record. */
  | 'moment'
  | 'choice'
  /** A list of short texts. */
  | 'list'
  /** A tree of labels with notes: an outline in the form, JSON in a CSV cell. */
  | 'tree';

export type Choice = {
  value: string;
  label: string;
  /** Offered only while the field that `dependsOn` names has this value. */
  under?: string;
};

export type Field = {
  /** Path in the record, such as `options.A`; also the CSV column name. */
  path: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  choices?: readonly Choice[];
  /** Path of the field that decides which choices are offered, or whether this one is an amount. See `fieldIn`. */
  dependsOn?: string;
  /** With this value of `dependsOn` it is an amount: cents in the record, euros in the form and in files. */
  eurosFor?: { value: string; label: string };
  /** Empty means null. */
  optional?: boolean;
};

export type ResourceFilter = { name: string; label: string; all: string; options: readonly Choice[] };

/** Describes an admin page: names, fields, and how its list is sorted and filtered. */
export type ResourceDescription<S extends string = string, N extends string = string> = {
  /** Segment of the API path: `questions` in `/api/admin/questions`. */
  name: N;
  title: string;
  /** Spanish nouns in lower case: «pregunta», «preguntas». */
  singular: string;
  plural: string;
  gender: 'f' | 'm';
  fields: readonly Field[];
  /** Columns of the list, in order; the first one is the link. */
  columns: readonly string[];
  search: string;
  sorts: readonly S[];
  defaultOrder: Order<NoInfer<S>>;
  filters: readonly ResourceFilter[];
  /** False for fixed sets such as the topics, which cannot be created or imported. */
  canCreate: boolean;
  /** Every change is kept whole, shown as history and can be restored; not for content that is imported by thousands. */
  keepsVersions?: boolean;
  /** The fields that name a record in a file without its id. */
  naturalKey?: readonly string[];
  /** The choice that «Mover» changes, and the fields that mean nothing in the new place. */
  move?: { path: string; clears?: readonly string[] };
  /** An extra field of the edit form, stored with the change history instead of with the record. */
  changeNote?: Field;
  /** A change of `keyPath` with consequences: it asks one more field, and the change note is required. */
  checkedChange?: { applies(before: object, draft: object): boolean; field: Field; keyPath: string };
};

/** Keeps the name and the sorts as they are written, because the types of the endpoints follow from them. */
export const describeResource = <const S extends string, const N extends string>(
  description: ResourceDescription<S, N>,
): ResourceDescription<S, N> => description;

export const STATE_CHOICES: readonly Choice[] = [
  { value: 'published', label: 'Publicada' },
  { value: 'draft', label: 'Borrador' },
];

export const stateField: Field = {
  path: 'state',
  label: 'Estado',
  kind: 'choice',
  choices: STATE_CHOICES,
  optional: true,
};

const IN_TRASH = { f: 'Retirada', m: 'Retirado' };
const PUBLISHED = { f: 'Publicada', m: 'Publicado' };

export const stateLabel = (state: string, gender: 'f' | 'm', isDeleted = false): string => {
  if (isDeleted) return IN_TRASH[gender];
  return state === 'draft' ? 'Borrador' : PUBLISHED[gender];
};

/** `Publicado` or `Publicada`. */
export const stateChoices = (choices: readonly Choice[], gender: 'f' | 'm'): Choice[] =>
  choices.map(({ value }) => ({ value, label: stateLabel(value, gender) }));

export const stateFilters: readonly ResourceFilter[] = [
  { name: 'state', label: 'Estado', all: 'todos', options: STATE_CHOICES },
  {
    name: 'deleted',
    label: 'Papelera',
    all: 'no',
    options: [{ value: 'true', label: 'Solo lo borrado' }],
  },
];
