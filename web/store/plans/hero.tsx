import type { Figure } from '@atalaya/core/store/figures';
import { DemoTeaser } from './demo-teaser';

export function PlansHero({ figures }: { figures: readonly Figure[] }) {
  return (
    <section
      id="portada"
      aria-labelledby="planes-titulo"
      className="relative isolate overflow-hidden bg-panel text-on-panel"
    >
      <svg
        viewBox="0 0 1440 620"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full"
      >
        <circle cx="1130" cy="420" r="560" fill="#0e2650" />
        <circle cx="1130" cy="420" r="420" fill="#143362" />
        <circle cx="1130" cy="420" r="300" fill="#1d4276" />
        <path d="M0 540q720-50 1440-24v104H0z" className="fill-panel" />
      </svg>
      <div className="page-width grid gap-x-6 gap-y-9 pt-10 pb-8 md:pt-18 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-y-14">
        <div className="lg:pr-8">
          <h1
            id="planes-titulo"
            className="text-[clamp(3.5rem,6.4vw,6rem)] leading-[0.9] tracking-[-0.015em]"
          >
            Elige cuánto quieres apretar
          </h1>
          <p className="mt-5 max-w-[46ch] text-[1.125rem] leading-[1.55] text-[#d5dff0] md:text-lead">
            Sin permanencia y con 30 días para pedir el reembolso. Cambias de plan cuando cambie tu año.
          </p>
        </div>
        <DemoTeaser />
        <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-panel-line sm:flex sm:flex-wrap sm:justify-between lg:col-span-2 lg:border-t lg:pt-6">
          {figures.map(({ id, value, of }) => (
            <div key={id} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-small text-[#d5dff0]">{of}</dt>
              <dd className="num text-[2.5rem] md:text-[2.75rem]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
