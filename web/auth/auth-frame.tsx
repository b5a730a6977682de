import { brand } from '@atalaya/core/brand';
import type { ReactNode } from 'react';
import { Horizon } from '../ui/horizon';

/** `alone`: on a page without the header of the site. */
export function AuthFrame({ alone = false, children }: { alone?: boolean; children: ReactNode }) {
  return (
    <div
      className={`lg:grid lg:grid-cols-[5fr_6fr] ${alone ? 'lg:min-h-dvh' : 'lg:min-h-[calc(100dvh-4.75rem)]'}`}
    >
      <Horizon
        viewBox="-150 190 1950 480"
        className="block h-26 w-full bg-panel lg:hidden dark:brightness-[.86]"
      />
      <div className="relative hidden overflow-hidden bg-panel lg:block">
        <Horizon viewBox="700 -120 660 900" className="absolute inset-0 size-full dark:brightness-[.86]" />
        <div className="relative px-12 pt-14 text-on-panel xl:px-16 xl:pt-18">
          <p className="font-display text-h1 font-bold">{brand.slogan}</p>
          <p className="mt-4 max-w-90 text-lead text-balance text-on-panel-muted">
            Cada día te decimos por dónde seguir. Tú pones el rato.
          </p>
        </div>
      </div>
      <div className="mx-auto w-[min(100%-2.5rem,28rem)] py-9 lg:py-16">{children}</div>
    </div>
  );
}
