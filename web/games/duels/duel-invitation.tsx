import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { toast } from '../../ui/overlays/toast-store';
import { duelPath } from './duel-words';

/** The link for the rival. */
export function DuelInvitation({ token }: { token: string }) {
  const [isCopied, setCopied] = useState(false);
  const link = new URL(duelPath(token), location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      toast({ title: 'No se ha podido copiar', description: 'Selecciona el enlace y cópialo a mano.' });
    }
  };
  return (
    <div className="grid gap-3">
      <Input
        label="Enlace para tu rival"
        hint="Vale para la primera persona que lo acepte."
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" className="justify-self-start" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? 'Copiado' : 'Copiar el enlace'}
      </Button>
    </div>
  );
}
