import { brand } from '@atalaya/core/brand';
import { useQuery } from '@tanstack/react-query';
import { Activity, Lock, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useHydrated } from '../../platform/use-hydrated';
import { Tower } from '../../ui/tower';
import { Logo } from '../logo';
import { ThemeControl } from '../theme-control';
import type { loader } from './layout';
import { legalPagesQuery } from './legal-pages';
import { SocialLinks } from './social-links';

const trust = [
  { text: 'Plataforma Segura y Certificada', Icon: ShieldCheck },
  { text: 'Datos Protegidos con SSL', Icon: Lock },
  { text: 'Uptime 99.9%', Icon: Activity },
];

/** A lazy section of every public page. */
export default function Footer() {
  return (
    <footer id="pie" data-hydrated={useHydrated()} className="print:hidden">
      <FooterArt />
      <div className="bg-panel text-on-panel-muted">
        <div className="page-width">
          <div className="grid gap-9 pt-6 pb-14 md:grid-cols-[5fr_3fr_4fr] md:gap-12 md:pt-10">
            <div>
              <div className="text-on-panel">
                <Logo />
              </div>
              <p className="mt-5 max-w-[34ch]">
                Preparación para la Escala Básica de la Policía Nacional. {brand.slogan}.
              </p>
              <SocialLinks />
            </div>
            <LegalLinks />
            <ul>
              {trust.map(({ text, Icon }) => (
                <li
                  key={text}
                  className="flex items-center gap-3 border-t border-panel-line py-2.5 text-on-panel"
                >
                  <Icon className="size-5 text-panel-gold" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-panel-line pt-5 pb-24 text-small min-[1440px]:pb-7">
            <p>
              © <CopyrightYear /> {brand.name} · Líder en Oposiciones
            </p>
            <div data-theme="dark" className="max-md:w-full">
              <ThemeControl />
            </div>
            <a href={`mailto:${brand.email}`} className="text-on-panel underline">
              {brand.email}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The page may have been cached last year, so the browser updates it. */
function CopyrightYear() {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(new Date().getFullYear()), []);
  return (
    <span key={now} suppressHydrationWarning>
      {now ?? new Date().getFullYear()}
    </span>
  );
}

function FooterArt() {
  return (
    <svg viewBox="0 0 1440 190" className="-mb-px block h-auto w-full" aria-hidden="true">
      <path d="M0 150L220 122l150 22 180-44 170 40 220-34 190 30 310-22v90H0z" fill="var(--line)" />
      <g transform="translate(1080 186) scale(.38)">
        <Tower ink="silhouette" />
      </g>
      <path d="M0 176Q380 120 760 160T1440 140v50H0z" fill="var(--panel)" />
    </svg>
  );
}

const MOST = 4;
const fallback = ['Aviso Legal', 'Privacidad', 'Cookies', 'Términos'];

/** At most four; falls back to their names without links. */
function LegalLinks() {
  const { data, isError } = useQuery(legalPagesQuery);
  // The footer hydrates when the answer may already be cached: its first render must match the server's.
  const isHydrated = useHydrated();
  const rendered = useRouteLoaderData<typeof loader>('shell/site/layout')?.legalPages ?? [];
  const pages = isHydrated ? (data ?? (isError ? [] : rendered)) : rendered;
  return (
    <ul className="grid content-start gap-2.5">
      {pages.slice(0, MOST).map((page) => (
        <li key={page.slug}>
          <Link to={`/legal/${encodeURIComponent(page.slug)}`} className="text-on-panel underline">
            {page.title}
          </Link>
        </li>
      ))}
      {pages.length === 0 &&
        fallback.map((title) => (
          <li key={title}>
            {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a disabled link must not be focusable */}
            <span role="link" aria-disabled="true">
              {title}
            </span>
          </li>
        ))}
    </ul>
  );
}
