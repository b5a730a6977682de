import { Activity, type ReactNode } from 'react';
import { Fold, type Heights } from '../platform/late/fold';
import { Part, type PartProps } from '../platform/late/part';

type SectionProps = Pick<PartProps, 'heights'> & {
  id: string;
  title: string;
  children: ReactNode;
  intro?: ReactNode;
};

export function Section({ id, title, heights, intro, children }: SectionProps) {
  return (
    <Part
      id={id}
      titled={`${id}-titulo`}
      heights={heights}
      className="grid gap-8 border-t border-line pt-8 first:border-t-0 first:pt-0"
    >
      <div className="grid gap-3">
        <h2 id={`${id}-titulo`} className="text-h2">
          {title}
        </h2>
        {intro && <p className="max-w-[64ch] text-muted">{intro}</p>}
      </div>
      {children}
    </Part>
  );
}

type DemoProps = { name: string; code: string; onPanel?: boolean; children: ReactNode };

/** One component with its Spanish name and the name it has in the code. */
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

type BothThemesProps = {
  /** Of each, where it is so long that it comes alive and is laid out by itself. */
  heights?: Heights;
  children: (theme: 'light' | 'dark') => ReactNode;
};

/** The same thing in both themes, side by side. */
export function BothThemes({ heights, children }: BothThemesProps) {
  return (
    <div className="grid overflow-hidden rounded-lg border border-line lg:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 bg-ground p-5 text-ink md:p-8">
          {heights ? (
            <Activity>
              <Fold heights={heights}>{children(theme)}</Fold>
            </Activity>
          ) : (
            children(theme)
          )}
        </div>
      ))}
    </div>
  );
}
