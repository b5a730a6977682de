import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from '../ui/forms/input';
import { IconButton } from '../ui/icon-button';

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'after'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
