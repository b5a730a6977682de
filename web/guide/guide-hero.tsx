import { currentCall, placesOf } from '@atalaya/core/guide/call';
import { phases } from '@atalaya/core/guide/phases';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { Horizon } from '../ui/horizon';
import { Route } from '../ui/route';

/** Some sections cover more than one phase. */
const sectionOf = (phase: string): string =>
  ['medico', 'entrevista', 'psicotecnicos'].includes(phase) ? 'tercera' : phase;

export function GuideHero() {
  return (
    <section
      id="portada"
      aria-labelledby="guia"
      className="relative isolate overflow-hidden bg-[#0a1b3a] text-on-panel"
    >
      <Horizon
        viewBox="0 130 1440 600"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 top-0 -z-10 h-130 w-full max-lg:opacity-40 md:h-150"
      />
      <div className="page-width pt-12 md:pt-20">
        <p className="font-semibold">
          Convocatoria de {currentCall.year}: {formatNumber(placesOf(currentCall))} plazas
        </p>
        <h1
          id="guia"
          className="mt-4 max-w-[14ch] text-[clamp(3.25rem,6.4vw,6rem)] leading-[0.9] tracking-[-0.015em]"
        >
          Cómo se llega a policía nacional
        </h1>
        <p className="mt-5 max-w-[40ch] text-[1.125rem] leading-[1.5] text-[#e4ebf7] md:text-lead">
          Siete fases, tres pruebas y dos notas que suman. Aquí está todo, con las tablas oficiales y
          calculadoras para saber dónde estás.
        </p>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/registro" variant="panel-gold" size="lg" prefetch="intent">
            Registrarme Gratis
            <ArrowRight />
          </ButtonLink>
          <ButtonLink
            to="/oposiciones2"
            variant="on-panel"
            size="lg"
            prefetch="intent"
            className="bg-[#0f2852]/85 hover:bg-[#0f2852]!"
          >
            Calcula tu nota paso a paso
          </ButtonLink>
        </div>
      </div>
      <div className="mt-14 bg-panel py-9 md:mt-20 md:py-12">
        <div className="page-width">
          <Route
            onPanel
            label="Las siete fases"
            stations={phases.map(({ id, name, brief }, index) => ({
              id,
              title: (
                <a href={`#${sectionOf(id)}`} className="no-underline hover:underline">
                  {index + 1}. {name}
                </a>
              ),
              detail: brief,
              state: index === 0 ? 'now' : 'ahead',
            }))}
          />
        </div>
      </div>
    </section>
  );
}
