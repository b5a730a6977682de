import { CLASSIC_HOME, classicPages, isLegacyPath, legacyCookie } from '@atalaya/core/legacy/legacy';
import { ArrowRight, DoorOpen, LogOut } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { Link, redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { titled } from '../platform/page-title';
import { Button } from '../ui/button';
import { Tower } from '../ui/tower';
import type { Route } from './+types/legacy-page';
import { enterLegacy, leaveLegacy, useLegacyAdmission } from './legacy-session';

export const handle = { audience: 'guest', query: ['desde'] } as const;

/** Enters or leaves without JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const isLeaving = form.has('salir');
  const from = form.get('desde');
  const to = isLeaving ? '/legacy' : isLegacyPath(from) ? from : CLASSIC_HOME;
  return redirect(to, { status: 303, headers: { 'set-cookie': legacyCookie(!isLeaving) } });
}

export const shouldRevalidate = () => false;

export const meta = titled('Área clásica', {
  robots: 'noindex',
  description: 'La forma de antes de algunas páginas, para quien la prefiere. Sin cuenta.',
});

const facts = [
  ['Sin cuenta', 'Entras con un botón, hayas iniciado sesión o no.'],
  ['Solo en este navegador', 'Al cerrarlo sales, y no queda nada guardado.'],
  ['Ligera', 'Texto y formularios: sus páginas funcionan también sin JavaScript.'],
  ['Lo demás, igual', 'El resto de la web sigue en su forma de hoy.'],
] as const;

export default function LegacyPage() {
  const admitted = useLegacyAdmission() ?? false;
  return (
    <div className="page-width grid gap-12 py-12 md:grid-cols-[7fr_5fr] md:gap-16 md:py-18">
      <div className="grid content-start gap-6">
        <h1 className="text-h1">El área clásica</h1>
        <p className="max-w-[44ch] text-lead text-muted">
          La forma de antes de algunas páginas, para quien se acostumbró a ella y la prefiere.
        </p>
        {admitted ? <Inside /> : <Door />}
      </div>
      <OldTower />
    </div>
  );
}

function Door() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const from: unknown = state?.from ?? search.get('desde');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    enterLegacy();
    if (isLegacyPath(from)) void navigate(from, { replace: true });
  };
  return (
    <>
      <dl className="max-w-150">
        {facts.map(([term, text]) => (
          <div key={term} className="grid gap-x-6 border-t border-line py-3.5 md:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action="/legacy" onSubmit={enter}>
        <input type="hidden" name="desde" value={isLegacyPath(from) ? from : ''} />
        <Button size="lg" type="submit" className="max-md:w-full">
          <DoorOpen />
          Entrar en el área clásica
        </Button>
      </form>
    </>
  );
}

function Inside() {
  // The flag may be older than the cookie that the server asks for.
  useEffect(enterLegacy, []);
  return (
    <>
      <p role="status" className="font-semibold text-success">
        Estás en el área clásica.
      </p>
      <ul className="max-w-130">
        {classicPages.map(({ path, title, text }) => (
          <li key={path} className="border-t border-line">
            <Link
              to={path}
              reloadDocument
              className="flex items-center justify-between gap-4 py-3.5 no-underline hover:text-navy"
            >
              <span>
                <b className="block">{title}</b>
                <span className="text-small text-muted">{text}</span>
              </span>
              <ArrowRight className="size-5 text-navy" />
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" onClick={leaveLegacy}>
          <LogOut />
          Salir del área clásica
        </Button>
      </div>
    </>
  );
}

function OldTower() {
  return (
    <svg
      viewBox="0 0 420 476"
      aria-hidden="true"
      className="w-full max-w-95 justify-self-center max-md:hidden dark:brightness-[.86]"
    >
      <path d="M20 472a190 190 0 0 1 380 0z" fill="var(--sunken)" />
      <path d="M90 472a120 120 0 0 1 240 0z" fill="var(--line)" />
      <g transform="translate(210 470)">
        <Tower ink="muted" />
      </g>
      <path d="M10 473h400" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
