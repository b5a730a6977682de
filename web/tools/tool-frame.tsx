import { longDay } from '@atalaya/core/platform/date-format';
import { type ToolId, toolOf, toolPath } from '@atalaya/core/tools/catalogue';
import { LAW_CHECKED_ON } from '@atalaya/core/tools/norms';
import { Check, Link2, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { keepOnDevice } from '../platform/install/worker-messages';
import { LawReviewNote } from '../syllabus/law-review-note';
import { Button } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';
import { markUsed } from './notes-store';
import { StarButton } from './star-button';

type ToolFrameProps = {
  id: ToolId;
  /** The address with the inputs, if the tool has any. */
  link?: () => string;
  children: ReactNode;
};

/** Title, actions and the note that every tool carries. */
export function ToolFrame({ id, link, children }: ToolFrameProps) {
  const tool = toolOf(id);
  useEffect(() => {
    markUsed(id);
    void keepOnDevice(toolPath(id));
  }, [id]);
  return (
    <div className="page-width py-8 md:py-12 print:py-0">
      <Link to="/herramientas" className="link text-small print:hidden">
        Herramientas
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-h2">{tool.name}</h1>
        <div className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
          <StarButton tool={tool} />
          {link && <CopyLink link={link} />}
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer />
            <span className="max-sm:sr-only">Imprimir</span>
          </Button>
        </div>
      </div>
      <LawReviewNote kind="tool" id={id} className="mt-6 max-w-[80ch]" />
      <div className="mt-6">{children}</div>
      <p className="mt-8 max-w-[80ch] text-small text-muted">
        Herramienta de estudio: no sustituye la norma ni el criterio del agente, el juez o el fabricante.
        Normas vigentes el {longDay(LAW_CHECKED_ON)}. Lo que escribes no se envía ni se guarda en el servidor.
      </p>
    </div>
  );
}

function CopyLink({ link }: { link: () => string }) {
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
      {address ? <Check /> : <Link2 />}
      <span aria-live="polite">{address ? 'Enlace copiado' : 'Copiar con estos datos'}</span>
    </Button>
  );
}
