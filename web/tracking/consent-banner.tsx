import type { ConsentKind } from '@atalaya/core/tracking/consent';
import { CircleAlert } from 'lucide-react';
import { sentenceFor } from '../platform/http-error';
import { useRootFlag } from '../platform/root-flag';
import { Button, ButtonLink } from '../ui/button';
import { Note } from '../ui/note';
import { useAnswerConsent } from './consent';

/** Both answers are equally prominent; nothing is measured before a choice. */
export default function ConsentBanner({ open }: { open: readonly ConsentKind[] }) {
  useRootFlag('asking');
  const answer = useAnswerConsent();
  const say = (granted: boolean) => answer.mutate(Object.fromEntries(open.map((kind) => [kind, granted])));
  const saying = answer.isPending ? Object.values(answer.variables)[0] : undefined;
  return (
    <section
      aria-labelledby="consent-title"
      // On phones a slim bar at the end of the page, above their bottom bar: anything fixed would cover a main action on
      // some screen. On desktops it floats beside the rail. A running session is not interrupted.
      className="z-40 m-3 grid animate-fade-in gap-2 rounded-xl border border-line bg-surface p-3 text-ink max-md:[html[data-bar]_&]:mb-[calc(5.75rem+env(safe-area-inset-bottom))] md:fixed md:bottom-6 md:left-6 md:m-0 md:w-120 md:gap-4 md:p-6 md:shadow-float md:max-lg:[html[data-bar]_&]:bottom-[calc(5.25rem+env(safe-area-inset-bottom))] lg:[html[data-rail]_&]:right-6 lg:[html[data-rail]_&]:left-auto print:hidden [html[data-in-exam]_&]:hidden [html[data-session]_&]:hidden"
    >
      <div className="grid md:gap-2">
        <h2
          id="consent-title"
          className="max-md:text-center max-md:font-sans max-md:text-small max-md:font-semibold max-md:tracking-normal md:text-h4"
        >
          ¿Podemos medir cómo usas Atalaya?
        </h2>
        <p className="text-small text-muted max-md:sr-only">
          Con tu permiso guardamos qué páginas abres y los rasgos de este dispositivo, para mejorar y para
          proteger tu cuenta. Lo borramos a los 90 días, y puedes cambiar de idea cuando quieras.
        </p>
      </div>
      {answer.isError && (
        <div role="alert">
          <Note tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            {sentenceFor(answer.error)}
          </Note>
        </div>
      )}
      <div className="grid grid-cols-3 gap-2 max-md:[&>*]:min-h-10 max-md:[&>*]:px-2 max-md:[&>*]:py-1 max-md:[&>*]:text-small md:grid-cols-2 md:gap-2.5">
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
        <ButtonLink to="/configuracion" variant="quiet" className="md:col-span-2">
          Configurar
        </ButtonLink>
      </div>
    </section>
  );
}
