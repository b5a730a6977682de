import { invitationPath } from '@atalaya/core/ambassadors/ambassadors';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { toast } from '../ui/overlays/toast-store';
import { Section } from '../ui/section';

export function ShareLink({ code, origin }: { code: string; origin: string }) {
  const [copied, setCopied] = useState(false);
  const link = origin + invitationPath(code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      toast({ title: 'No se ha podido copiar', description: 'Selecciona el enlace y cópialo a mano.' });
    }
  };
  return (
    <Section id="tu-enlace" title="Tu enlace" className="max-w-2xl">
      <p className="mt-2">
        Tu código es <b className="num rounded-sm bg-sunken px-2 py-0.5 text-[1.25rem]">{code}</b>
      </p>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Input
          label="Enlace para compartir"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>
          {copied ? <Check /> : <Copy />}
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
      </div>
    </Section>
  );
}
