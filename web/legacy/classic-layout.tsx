import { brand } from '@atalaya/core/brand';
import { ADMITTED, classicPages, LEGACY_FLAG } from '@atalaya/core/legacy/legacy';
import { useLocation } from 'react-router';
import { titled } from '../platform/page-title';
import LegacyGuard from './legacy-guard';

export const handle = {
  audience: 'guest',
  scripts: false,
  gate: { cookie: LEGACY_FLAG, value: ADMITTED, otherwise: '/legacy' },
} as const;

export const meta = titled('Área clásica', { robots: 'noindex' });

/** Text, links and forms only: these pages are sent without scripts. */
export default function ClassicLayout() {
  const { pathname } = useLocation();
  return (
    <div className="mx-auto max-w-180 px-5 py-6">
      <header className="border-b border-line pb-4">
        <p className="flex flex-wrap items-center justify-between gap-3">
          <a href="/" className="link font-semibold">
            {brand.name}
          </a>
          <span className="text-small text-muted">Área clásica</span>
        </p>
        <nav aria-label="Área clásica" className="mt-3">
          <ul className="flex flex-wrap gap-x-4">
            {classicPages.map(({ path, title }) => (
              <li key={path}>
                <a
                  href={path}
                  aria-current={path === pathname ? 'page' : undefined}
                  className="link inline-block py-1.5 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="contenido" className="py-6">
        <LegacyGuard />
      </main>
      <footer className="border-t border-line pt-4">
        <form method="post" action="/legacy">
          <button type="submit" name="salir" value="si" className="link min-h-11">
            Salir del área clásica
          </button>
        </form>
      </footer>
    </div>
  );
}
