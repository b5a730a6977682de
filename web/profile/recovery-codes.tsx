import { brand } from '@atalaya/core/brand';
import { Copy, Download, TriangleAlert } from 'lucide-react';
import { useFirstFocus } from '../auth/use-first-focus';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Note } from '../ui/note';
import { toast } from '../ui/overlays/toast-store';

/** Shown once: the server only stores hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const text = [
    `Códigos de recuperación de ${brand.name}`,
    'Cada uno vale una sola vez.',
    '',
    ...codes,
    '',
  ].join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'Códigos copiados' });
    } catch {
      toast({ title: 'No se han podido copiar', description: 'Descárgalos.', variant: 'destructive' });
    }
  };
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Guarda tus códigos de recuperación
      </h3>
      <Note tone="warning" icon={<TriangleAlert />}>
        No volveremos a mostrarlos. Si pierdes el móvil, cada uno te deja entrar una vez.
      </Note>
      <ul
        aria-label="Códigos de recuperación"
        className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg bg-sunken p-5 font-mono text-[1rem] max-sm:px-3"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="atalaya-codigos-de-recuperacion.txt"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <Download />
          Descargar
        </a>
        <Button variant="outline" size="sm" onClick={copy}>
          <Copy />
          Copiar
        </Button>
        <Button size="sm" onClick={onDone}>
          Ya los he guardado
        </Button>
      </div>
    </div>
  );
}
