import type { CalculatorForm } from '@atalaya/core/guide/calculator-form';
import { faultOf, type ParsedInput } from '@atalaya/core/guide/parse-input';
import type { ReactNode } from 'react';
import { Input } from '../ui/forms/input';
import { changeSheet, useSheet } from './sheet-store';

type TextName = Exclude<keyof CalculatorForm, 'sex' | 'athleteGroup' | 'firstLanguage' | 'secondLanguage'>;

type SheetFieldProps = {
  name: TextName;
  typed: ParsedInput;
  label: string;
  hint?: ReactNode;
  inputMode?: 'numeric' | 'decimal' | 'text';
};

export function SheetField({ name, typed, label, hint, inputMode = 'numeric' }: SheetFieldProps) {
  const value = useSheet()[name];
  // Keeps what was typed before hydration.
  const adoptTyped = (control: HTMLInputElement | null) => {
    if (control && control.value !== '' && control.value !== value) changeSheet({ [name]: control.value });
  };
  return (
    <Input
      label={label}
      hint={hint}
      error={faultOf(typed)}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={12}
      ref={adoptTyped}
      value={value}
      onChange={(event) => changeSheet({ [name]: event.target.value })}
    />
  );
}
