import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRootFlag } from '../platform/root-flag';
import { IconButtonLink } from '../ui/icon-button';

type ShellProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  middle?: ReactNode;
  actions?: ReactNode;
  /** From 0 to 1. */
  progress?: number;
  footer?: ReactNode;
  exit?: { to: string; label: string };
  children: ReactNode;
};

const toCampus = { to: '/campus-estudio', label: 'Salir de la sesión; lo respondido queda guardado' };

export function SessionShell(props: ShellProps) {
  const { title, subtitle, middle, actions, progress, footer, exit = toCampus, children } = props;
  useRootFlag('session');
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]">
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex min-h-16 items-center gap-3 px-3 md:px-8">
          <IconButtonLink {...exit}>
            <X />
          </IconButtonLink>
          <div className="min-w-0 leading-[1.25]">
            <p className="truncate font-semibold">{title}</p>
            {subtitle && <p className="truncate text-small text-muted">{subtitle}</p>}
          </div>
          {middle && <div className="ml-auto max-md:hidden">{middle}</div>}
          {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
        </div>
        {progress !== undefined && (
          <div
            role="progressbar"
            aria-label="Avance de la sesión"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress * 100)}
            className="h-1.25 overflow-hidden bg-sunken"
          >
            <div
              className="h-full w-full origin-left bg-navy transition-transform"
              style={{ transform: `scaleX(${progress})` }}
            />
          </div>
        )}
      </header>
      <main
        id="contenido"
        tabIndex={-1}
        className="grid content-start px-5 pt-6 pb-10 outline-none md:px-8 md:pt-10"
      >
        {children}
      </main>
      {footer && (
        <footer className="sticky bottom-0 z-20 border-t border-line bg-surface px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:px-8">
          <div className="mx-auto w-full max-w-[54rem]">{footer}</div>
        </footer>
      )}
    </div>
  );
}
