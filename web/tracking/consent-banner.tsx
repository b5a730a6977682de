import type { ConsentKind } from '@atalaya/core/tracking/consent';
import { CircleAlert } from 'lucide-react';
import { Button, ButtonLink } from '../ui/button';
import { Note } from '../ui/note';
import { useAnswerConsent } from './consent';

/** Both answers are equally prominent; nothing is measured before a choice. */
export default function ConsentBanner({ open }: { open: readonly ConsentKind[] }) {
  const answer = useAnswerConsent();
  const say = (granted: boolean) => answer.run(Object.fromEntries(open.map((kind) => [kind, granted])));
  const saying = answer.given && Object.values(answer.given)[0];
  return (
    <section
      aria-labelledby="consent-title"
      // A slim bar at the end of the page, above a phone's bottom bar: anything fixed would cover a main action on some
      // screen. A running session is not interrupted.
      className="animate-fade-in border-t border-line bg-surface py-3 text-ink max-lg:[html[data-bar]_&]:mb-[calc(5rem+env(safe-area-inset-bottom))] print:hidden [html[data-in-exam]_&]:hidden [html[data-session]_&]:hidden"
    >
      <div className="page-width grid items-center gap-x-8 gap-y-2 md:grid-cols-[1fr_auto]">
        <div>
          <h2
            id="consent-title"
            className="font-sans text-small font-semibold tracking-normal max-md:text-center"
          >
            ¿Podemos medir cómo usas Atalaya?
          </h2>
          <p className="max-w-[80ch] text-small text-muted max-md:sr-only">
            Con tu permiso guardamos qué páginas abres y los rasgos de este dispositivo, para mejorar y para
            proteger tu cuenta. Lo borramos a los 90 días, y puedes cambiar de idea cuando quieras.
          </p>
        </div>
        <div className="grid grid-cols-3 gap-2 [&>*]:min-h-10 [&>*]:px-2 [&>*]:py-1 [&>*]:text-small md:[&>*]:px-4">
          <Button
            variant="outline"
            busy={saying === false}
            disabled={saying === true}
            onClick={() => say(false)}
          >
            Rechazar
          </Button>
          <Button
            variant="outline"
            busy={saying === true}
            disabled={saying === false}
            onClick={() => say(true)}
          >
            Aceptar
          </Button>
          <ButtonLink to="/configuracion" variant="quiet">
            Configurar
          </ButtonLink>
        </div>
        {answer.fault && (
          <div role="alert" className="md:col-span-2">
            <Note tone="danger" icon={<CircleAlert />}>
              {answer.fault}
            </Note>
          </div>
        )}
      </div>
    </section>
  );
}
