import { addDays, addMonths, type Day, yearsOn } from '../days.ts';
import { type Basis, basis } from '../norms.ts';

export type IdDocument = 'dni' | 'pasaporte';

export type Validity =
  | { kind: 'fault'; field: 'birth' | 'issue'; fault: string }
  /** From 70 the date printed on the card decides. */
  | { kind: 'printed'; basis: Basis }
  | { kind: 'until'; until: Day; renewableFrom: Day; basis: Basis };

/** DNI: the last 180 days (RD 255/2025, art. 8.2). */
const RENEWAL_DAYS = 180;

const dni = (age: number): { years?: number; basis: Basis } => {
  const of = (article: string, text: string) => basis('RD 255/2025', article, text);
  if (age < 5) return { years: 2, basis: of('7.1.a', 'Menos de 5 años: 2 años') };
  if (age < 30) return { years: 5, basis: of('7.1.b', 'De 5 a 29 años: 5 años') };
  if (age < 70) return { years: 10, basis: of('7.1.c', 'De 30 a 69 años: 10 años') };
  return { basis: of('7.1.d', 'Desde los 70: más de 10 años, con la fecha impresa') };
};

const passport = (age: number): { years?: number; basis: Basis } => {
  const of = (text: string) => basis('RD 896/2003', '5.1', text);
  if (age < 5) return { years: 2, basis: of('Menos de 5 años: 2 años') };
  return age < 30
    ? { years: 5, basis: of('Menos de 30 años: 5 años') }
    : { years: 10, basis: of('Desde los 30: 10 años') };
};

export function validityOf(document: IdDocument, birth: Day, issue: Day, today: Day): Validity {
  if (birth > today) return { kind: 'fault', field: 'birth', fault: 'Todavía no ha nacido en esa fecha.' };
  if (issue < birth) return { kind: 'fault', field: 'issue', fault: 'No se puede expedir antes de nacer.' };
  if (issue > today) return { kind: 'fault', field: 'issue', fault: 'Esa fecha no ha llegado todavía.' };
  const age = yearsOn(birth, issue);
  const { years, basis: found } = document === 'dni' ? dni(age) : passport(age);
  if (years === undefined) return { kind: 'printed', basis: found };
  const until = addMonths(issue, years * 12);
  return { kind: 'until', until, renewableFrom: addDays(until, -RENEWAL_DAYS), basis: found };
}
