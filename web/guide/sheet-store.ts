import { type CalculatorForm, emptyForm } from '@atalaya/core/guide/calculator-form';
import { deviceStore, useDeviceStore } from '../platform/device-store';

const store = deviceStore('atalaya.calculadora', readSheet);

/** Only known fields with valid texts are used. */
function readSheet(stored: unknown): CalculatorForm {
  const found: Record<string, string> = { ...emptyForm };
  if (typeof stored === 'object' && stored !== null)
    for (const [name, value] of Object.entries(stored))
      if (name in found && typeof value === 'string' && value.length <= 12) found[name] = value;
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

export const changeSheet = (changes: Partial<CalculatorForm>): void =>
  store.change({ ...store.current(), ...changes });

export const clearSheet = (): void => changeSheet(emptyForm);

/** One sheet for all calculators; empty during server rendering. */
export const useSheet = (): CalculatorForm => useDeviceStore(store, emptyForm);
