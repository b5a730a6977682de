import { Check, Link2, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { toast } from '../ui/overlays/toast-store';

const look = buttonClass({ variant: 'outline', size: 'sm' });

/** The native share dialog where available; the links work without JavaScript. */
export function Share({ title, url }: { title: string; url: string }) {
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast({ title: 'No se ha podido copiar', description: url, variant: 'destructive' });
    }
  };
  const words = encodeURIComponent(`${title} ${url}`);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Compartir el artículo</legend>
      <a href={`https://wa.me/?text=${words}`} target="_blank" rel="noopener noreferrer" className={look}>
        <MessageCircle />
        WhatsApp
      </a>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`} className={look}>
        <Mail />
        Correo
      </a>
      <Button variant="outline" size="sm" onClick={copy}>
        {copied ? <Check /> : <Link2 />}
        <span aria-live="polite">{copied ? 'Enlace copiado' : 'Copiar enlace'}</span>
      </Button>
      {hydrated && 'share' in navigator && (
        // Closing the share dialog rejects the promise; ignore it.
        <Button variant="outline" size="sm" onClick={() => navigator.share({ title, url }).catch(() => {})}>
          <Share2 />
          Compartir
        </Button>
      )}
    </fieldset>
  );
}
