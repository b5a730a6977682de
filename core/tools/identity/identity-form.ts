import { type Day, dayFault, dayIn, parseDay } from '../days.ts';
import { type IdDocument, type Validity, validityOf } from './id-validity.ts';

/** The names are those of the fields and of the link. */
export const emptyIdentityForm = { numero: '', documento: 'dni', nacimiento: '', expedicion: '' };

export type IdentityForm = typeof emptyIdentityForm;

export type ValidityReading = {
  document: IdDocument;
  faults: { birth?: string; issue?: string };
  validity?: Exclude<Validity, { kind: 'fault' }>;
};

export function readValidity(form: IdentityForm, today: Day): ValidityReading {
  const document: IdDocument = form.documento === 'pasaporte' ? 'pasaporte' : 'dni';
  const [birth, issue] = [parseDay(form.nacimiento), parseDay(form.expedicion)];
  const [born, issued] = [dayIn(birth), dayIn(issue)];
  const faults = {
    ...(birth.kind === 'fault' && { birth: dayFault(birth) }),
    ...(issue.kind === 'fault' && { issue: dayFault(issue) }),
  };
  if (born === undefined || issued === undefined) return { document, faults };
  const validity = validityOf(document, born, issued, today);
  if (validity.kind === 'fault') return { document, faults: { [validity.field]: validity.fault } };
  return { document, faults, validity };
}
