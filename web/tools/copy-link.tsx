import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';

export function CopyLink({ link }: { link: () => string }) {
  const [copied, setCopied] = useState<string>();
  const address = copied !== undefined && copied === link();
  const copy = async () => {
    const url = link();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      toast({ title: 'No se ha podido copiar', description: url, variant: 'destructive' });
    }
  };
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      {address ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      <span aria-live="polite">{address ? 'Enlace copiado' : 'Copiar con estos datos'}</span>
    </Button>
  );
}
