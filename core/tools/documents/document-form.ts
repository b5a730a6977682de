import { type DocumentId, documentIds, type Light, lights } from './documents.ts';

/** The names are those of the fields and of the link. */
export const emptyDocumentForm = { documento: 'dni', luz: 'blanca', mrz: '' };

export type DocumentForm = typeof emptyDocumentForm;

export const documentOf = (form: DocumentForm): DocumentId =>
  documentIds.find((id) => id === form.documento) ?? 'dni';

export const lightOf = (form: DocumentForm): Light => lights.find((light) => light === form.luz) ?? 'blanca';
