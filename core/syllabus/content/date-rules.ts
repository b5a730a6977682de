import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import type { Law } from './content.contract.ts';

/** The laws of laws.yaml by id. */
export type Laws = ReadonlyMap<string, Law>;

export function futureFaults(place: Placed<unknown>, field: string, day: string, today: string): Fault[] {
  return day > today ? [faultAt(place, field, `${day} is in the future`)] : [];
}

/** Nothing can have been checked against a later law text than the one we have. */
export function validOnFaults(
  place: Placed<{ validOn: string }>,
  lawIds: readonly string[],
  laws: Laws,
  today: string,
): Fault[] {
  const { validOn } = place.value;
  const tooLate = lawIds.flatMap((id) => {
    const captured = laws.get(id)?.captured;
    if (captured === undefined || validOn <= captured) return [];
    return [faultAt(place, 'validOn', `${validOn} is after ${captured}, the day of our text of «${id}»`)];
  });
  return [...futureFaults(place, 'validOn', validOn, today), ...tooLate];
}

export function lawDateFaults(law: Placed<Law>, today: string): Fault[] {
  const { consolidated, captured } = law.value;
  const faults = [
    ...futureFaults(law, 'consolidated', consolidated, today),
    ...futureFaults(law, 'captured', captured, today),
  ];
  if (captured < consolidated)
    faults.push(faultAt(law, 'captured', `${captured} is before the reform of ${consolidated}`));
  return faults;
}
