import type { ReactNode } from 'react';
import { PageSection } from '../platform/lazy-section/page-section';

type SectionProps = {
  id: string;
  title: string;
  children: ReactNode;
  intro?: ReactNode;
};

export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <PageSection
      id={id}
      titled={`${id}-titulo`}
      className="grid gap-8 border-t border-line pt-8 first:border-t-0 first:pt-0"
    >
      <div className="grid gap-3">
        <h2 id={`${id}-titulo`} className="text-h2">
          {title}
        </h2>
        {intro && <p className="max-w-[64ch] text-muted">{intro}</p>}
      </div>
      {children}
    </PageSection>
  );
}

type DemoProps = { name: string; code: string; onPanel?: boolean; children: ReactNode };

export function Demo({ name, code, onPanel, children }: DemoProps) {
  return (
    <div className="grid min-w-0 content-start gap-4">
      <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-h4">
        {name}
        <span
          className={`font-sans text-micro font-normal tracking-normal ${onPanel ? 'text-on-panel-muted' : 'text-muted'}`}
        >
          {code}
        </span>
      </h3>
      {children}
    </div>
  );
}

export const themeNames = { light: 'Claro', dark: 'Oscuro' } as const;

export function BothThemes({ children }: { children: (theme: 'light' | 'dark') => ReactNode }) {
  return (
    <div className="grid overflow-hidden rounded-lg border border-line lg:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 bg-ground p-5 text-ink md:p-8">
          {children(theme)}
        </div>
      ))}
    </div>
  );
}
