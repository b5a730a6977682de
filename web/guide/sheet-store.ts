import { type CalculatorForm, emptyForm } from '@atalaya/core/guide/calculator-form';
import { useSyncExternalStore } from 'react';

const KEY = 'atalaya.calculadora';
let sheet: CalculatorForm | undefined;
const listeners = new Set<() => void>();

/** Storage may be outdated or edited by hand: only known fields with valid texts are used. */
function stored(): CalculatorForm {
  const found: Record<string, string> = { ...emptyForm };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept === 'object' && kept !== null)
      for (const [name, value] of Object.entries(kept))
        if (name in found && typeof value === 'string' && value.length <= 12) found[name] = value;
  } catch {
    // Without storage the sheet lasts as long as the page.
  }
  return sheetOf(found);
}

const oneOf = <T extends string>(value: string | undefined, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

const levels = ['none', 'B1', 'B2', 'C1', 'C2'] as const;

const sheetOf = (found: Record<string, string>): CalculatorForm => ({
  ...emptyForm,
  ...found,
  sex: oneOf(found.sex, ['men', 'women'], 'men'),
  athleteGroup: oneOf(found.athleteGroup, ['A', 'B', 'C'], 'A'),
  firstLanguage: oneOf(found.firstLanguage, levels, 'none'),
  secondLanguage: oneOf(found.secondLanguage, levels, 'none'),
});

function current(): CalculatorForm {
  sheet ??= stored();
  return sheet;
}

export function changeSheet(changes: Partial<CalculatorForm>): void {
  sheet = { ...current(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet));
  } catch {
    // Without storage nothing is saved.
  }
  for (const listener of listeners) listener();
}

export const clearSheet = (): void => changeSheet(emptyForm);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One sheet for all calculators, stored on the device; empty during server rendering. */
export const useSheet = (): CalculatorForm => useSyncExternalStore(subscribe, current, () => emptyForm);
