import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TabLinks } from '../ui/tab-links';

const places = [
  { to: '/perfil', label: 'Resumen' },
  { to: '/ajustes', label: 'Mi Perfil' },
  { to: '/configuracion', label: 'Configuración' },
  { to: '/perfil/compras', label: 'Compras' },
] as const;

export function AccountFrame({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  return (
    <div className="page-width py-9 md:py-14">
      {heading}
      <div className="mt-7 md:mt-9">
        <TabLinks
          label="Tu cuenta"
          tabs={places.map((place) => ({ ...place, current: place.to === here }))}
        />
      </div>
      {children}
    </div>
  );
}

export function SettingsSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-b border-line py-9 last:border-b-0 md:py-12 lg:grid-cols-[4fr_7fr]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {text && <div className="mt-3 max-w-[42ch] text-small text-muted">{text}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
