import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { toast } from '../ui/overlays/toast-store';

type FreshSecretProps = {
  label: string;
  secret: string;
  done: string;
  onCopied: () => void;
  onDone: () => void;
  children: ReactNode;
};

/** A key or secret that is shown this once. */
export function FreshSecret({ label, secret, done, onCopied, onDone, children }: FreshSecretProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      onCopied();
      toast({ title: `${label}: copia hecha` });
    } catch {
      toast({
        title: 'No se ha podido copiar',
        description: 'Selecciona el texto y cópialo a mano.',
        variant: 'destructive',
      });
    }
  };
  return (
    <div className="grid gap-4">
      <p>{children}</p>
      <Input
        label={label}
        readOnly
        value={secret}
        className="font-mono"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy />
          Copiar
        </Button>
        <Button variant="outline" onClick={onDone}>
          {done}
        </Button>
      </div>
    </div>
  );
}
