import { emptySheet, type Sheet } from '@atalaya/core/guide/sheet';
import { useSyncExternalStore } from 'react';

const KEY = 'atalaya.calculadora';
let sheet: Sheet | undefined;
const listeners = new Set<() => void>();

/** Storage may be outdated or edited by hand: only known fields with valid texts are used. */
function stored(): Sheet {
  const found: Record<string, string> = { ...emptySheet };
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

const sheetOf = (found: Record<string, string>): Sheet => ({
  ...emptySheet,
  ...found,
  sex: oneOf(found.sex, ['men', 'women'], 'men'),
  athleteGroup: oneOf(found.athleteGroup, ['A', 'B', 'C'], 'A'),
  firstLanguage: oneOf(found.firstLanguage, levels, 'none'),
  secondLanguage: oneOf(found.secondLanguage, levels, 'none'),
});

function current(): Sheet {
  sheet ??= stored();
  return sheet;
}

export function changeSheet(changes: Partial<Sheet>): void {
  sheet = { ...current(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet));
  } catch {
    // Without storage nothing is saved.
  }
  for (const listener of listeners) listener();
}

export const clearSheet = (): void => changeSheet(emptySheet);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One sheet for all calculators, stored on the device; empty during server rendering. */
export const useSheet = (): Sheet => useSyncExternalStore(subscribe, current, () => emptySheet);
