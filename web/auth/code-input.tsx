import type { ComponentProps } from 'react';
import { Input } from '../ui/forms/input';

type CodeInputProps = Omit<ComponentProps<typeof Input>, 'label'>;

/** A code of the authenticator app, or a recovery code, which is longer. */
export const CodeInput = (props: CodeInputProps) => (
  <Input
    label="Código de verificación"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    {...props}
  />
);

export const codeRules = {
  validate: (code: string) => code.trim() !== '' || 'Escribe el código.',
};
