import { brand } from '@atalaya/core/brand';
import { levelTestLink, mainLinks } from '@atalaya/core/platform/navigation';
import { ArrowRight, RotateCw, Search } from 'lucide-react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { Logo } from '../shell/logo';
import { openPanel } from '../shell/shell-store';
import { Button, ButtonLink } from '../ui/button';
import { Plate } from '../ui/plate';
import { Tower } from '../ui/tower';
import { HttpError, isNoPlace } from './http-error';

type Failure = '401' | '403' | '404' | '429' | '500' | '503' | 'device' | 'offline';

const failures: Record<Failure, { heading: string; text: string }> = {
  '401': { heading: 'Inicia sesión para continuar', text: 'Esta página es para quien tiene una cuenta.' },
  '403': {
    heading: 'No tienes acceso a esta página',
    text: 'Tu cuenta no incluye este contenido. Mira qué plan lo abre, o entra con otra cuenta.',
  },
  '404': {
    heading: 'Desde aquí no se ve esa página',
    text: 'La dirección no existe o ha cambiado. Búscala por su nombre o sigue por una de estas páginas.',
  },
  '429': {
    heading: 'Demasiadas peticiones seguidas',
    text: 'Espera un minuto y vuelve a intentarlo. No has perdido nada.',
  },
  '500': {
    heading: 'Algo ha fallado por nuestra parte',
    text: 'Ya está anotado. Vuelve a intentarlo; si se repite, escríbenos.',
  },
  '503': {
    heading: 'El servidor está ocupado',
    text: 'Suele durar unos segundos. Vuelve a intentarlo enseguida.',
  },
  device: {
    heading: 'Tu cuenta está en uso en otros dispositivos',
    text: 'Solo pueden estar activos dos a la vez. Cierra la sesión en uno de ellos, o espera a que quede libre.',
  },
  offline: {
    heading: 'No hay conexión',
    text: 'Comprueba tu red y vuelve a intentarlo. Lo que hayas respondido sigue guardado en este dispositivo.',
  },
};

const isFailure = (status: string): status is Failure => status in failures;

function failureOf(error: unknown): Failure {
  if (isNoPlace(error)) return 'device';
  if (isRouteErrorResponse(error) || error instanceof HttpError) {
    const status = String(error.status);
    return isFailure(status) ? status : error.status < 500 && error.status >= 400 ? '404' : '500';
  }
  const lost = typeof navigator !== 'undefined' && !navigator.onLine;
  return lost || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    ? 'offline'
    : '500';
}

export default function ErrorPage({ error, bare }: { error: unknown; bare?: boolean }) {
  const failure = failureOf(error);
  const { heading, text } = failures[failure];
  const missing = failure === '404';
  return (
    <>
      {bare && (
        <div className="page-width pt-6">
          <Logo />
        </div>
      )}
      <section className="page-width grid gap-12 py-14 md:py-24 lg:grid-cols-[7fr_5fr]">
        <title>{missing ? 'Page Not Found' : `${heading} · ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
        <div>
          <p className="mb-5 flex items-center gap-3.5 text-muted">
            {/\d/.test(failure) && <Plate size="lg">{failure}</Plate>}
            {missing && <span lang="en">Page Not Found</span>}
          </p>
          <h1 className="max-w-[16ch] text-h1">{heading}</h1>
          <p className="mt-5 max-w-[52ch] text-lead text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Actions failure={failure} />
          </div>
        </div>
        {missing ? <WaysOn /> : <BrokenHorizon />}
      </section>
    </>
  );
}

function Actions({ failure }: { failure: Failure }) {
  const { pathname, search } = useLocation();
  const home = (
    <ButtonLink to="/" variant="outline">
      Ir al inicio
    </ButtonLink>
  );
  if (failure === '404')
    return (
      <>
        <Button onClick={() => openPanel('search')}>
          <Search />
          Buscar en {brand.name}
        </Button>
        {home}
      </>
    );
  if (failure === '401')
    return (
      <>
        <ButtonLink to={`/login?volver=${encodeURIComponent(pathname + search)}`}>Iniciar sesión</ButtonLink>
        {home}
      </>
    );
  if (failure === '403')
    return (
      <>
        <ButtonLink to="/planes">Ver planes</ButtonLink>
        {home}
      </>
    );
  return (
    <>
      <Button onClick={() => window.location.reload()}>
        <RotateCw />
        Reintentar
      </Button>
      {home}
    </>
  );
}

function WaysOn() {
  return (
    <nav aria-label="Otras páginas" className="self-end border-t border-line">
      {[...mainLinks, levelTestLink].map((link) => (
        <Link
          key={link.path}
          to={link.path}
          className="flex items-center justify-between gap-4 border-b border-line py-3.5 font-medium no-underline hover:text-navy hover:underline"
        >
          {link.label}
          <ArrowRight className="size-5 text-muted" />
        </Link>
      ))}
    </nav>
  );
}

function BrokenHorizon() {
  return (
    <svg
      viewBox="0 0 320 200"
      className="w-full max-w-100 self-end justify-self-center max-lg:hidden"
      aria-hidden="true"
    >
      <g transform="translate(160 180) scale(.4)">
        <Tower ink="muted" />
      </g>
      <path
        d="M8 180h304"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="24 14"
      />
    </svg>
  );
}
