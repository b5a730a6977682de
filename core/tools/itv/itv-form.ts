import { type Day, dayFault, dayIn, parseDay } from '../days.ts';
import { type ItvField, type ItvKind, type ItvResult, type ItvVerdict, itvKinds, nextItv } from './itv.ts';

/** The names are those of the fields and of the link. */
export const emptyItvForm = {
  clase: 'turismo',
  matriculacion: '',
  caduca: '',
  inspeccion: '',
  resultado: 'favorable',
};

export type ItvForm = typeof emptyItvForm;

const verdicts: readonly ItvVerdict[] = ['favorable', 'desfavorable', 'negativa'];

export type ItvReading = {
  kind: ItvKind;
  verdict: ItvVerdict;
  faults: Partial<Record<ItvField, string>>;
  result?: Exclude<ItvResult, { kind: 'fault' }>;
};

export function readItv(form: ItvForm, today: Day): ItvReading {
  const kind = itvKinds.find((one) => one === form.clase) ?? 'turismo';
  const verdict = verdicts.find((one) => one === form.resultado) ?? 'favorable';
  const parsed = {
    registered: parseDay(form.matriculacion),
    expiry: parseDay(form.caduca),
    inspected: parseDay(form.inspeccion),
  };
  const faults: Partial<Record<ItvField, string>> = {};
  for (const field of ['registered', 'expiry', 'inspected'] as const) {
    const fault = dayFault(parsed[field]);
    if (fault) faults[field] = fault;
  }
  const [registered, expiry, inspected] = [
    dayIn(parsed.registered),
    dayIn(parsed.expiry),
    dayIn(parsed.inspected),
  ];
  if (registered === undefined || Object.keys(faults).length > 0) return { kind, verdict, faults };
  const result = nextItv(
    { kind, registered, verdict, ...(expiry && { expiry }), ...(inspected && { inspected }) },
    today,
  );
  if (result.kind === 'fault') return { kind, verdict, faults: { [result.field]: result.fault } };
  return { kind, verdict, faults, result };
}
