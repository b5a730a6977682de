import { ArrowRight, Eye } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import dawn from './dawn.svg?raw';
import { HeroFilm } from './hero-film';

const facts = [
  ['45', 'temas del', 'programa oficial'],
  ['15.000+', 'preguntas de', 'exámenes reales'],
  ['9,95\u00a0€/mes', 'desde. Sin permanencia,', 'cancela cuando quieras'],
] as const;

/** What `preserveAspectRatio="xMidYMax slice"` would do: of the 2240 × 1700 scene, its middle 640 × 1280 or 1440 × 800. */
const cut =
  '[&>svg]:absolute [&>svg]:bottom-[calc(-140*var(--u))] [&>svg]:left-[calc(50cqw-1430*var(--u))] [&>svg]:w-[calc(2240*var(--u))] [&>svg]:max-w-none [&>svg]:[--u:max(100cqw/640,100cqh/1280)] md:[&>svg]:bottom-[calc(-200*var(--u))] md:[&>svg]:left-[calc(50cqw-1120*var(--u))] md:[&>svg]:[--u:max(100cqw/1440,100cqh/800)]';

export function Hero() {
  return (
    // Fixed height, so that the drawing does not move while the HTML is still arriving.
    <section
      id="inicio"
      aria-labelledby="lema"
      className="relative isolate min-h-226 overflow-hidden bg-[#0a1b3a] text-on-panel md:min-h-[max(46.5rem,min(46vw,100svh-4.75rem))]"
    >
      {/* Inline, so that the first paint has it. */}
      <div
        aria-hidden="true"
        className={`absolute inset-0 -z-10 [container-type:size] ${cut}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, imported at build time
        dangerouslySetInnerHTML={{ __html: dawn }}
      />
      <HeroFilm className="absolute inset-0 -z-10 size-full object-cover object-bottom" />
      <div className="page-width flex min-h-[inherit] flex-col pt-11 md:pt-22">
        <p className="font-semibold">Oposición a Policía Nacional, Escala Básica</p>
        <h1 id="lema" className="mt-5 text-hero">
          Tu plaza <br />
          empieza aquí
        </h1>
        <p className="mt-4.5 mb-6 text-reading leading-[1.45] text-[#e4ebf7] md:mt-7 md:mb-9 md:max-w-[31ch] md:text-[1.375rem]">
          Un plan que sabe qué te toca hoy. Tú pones las horas; nosotros vigilamos que cuenten.
        </p>
        <div className="flex flex-col gap-2.5 md:flex-row md:gap-3.5">
          <ButtonLink to="/prueba-nivel-gratis" variant="panel-gold" size="lg" prefetch="intent">
            Haz el test de nivel gratis
            <ArrowRight />
          </ButtonLink>
          <ButtonLink
            to="/showcase"
            variant="on-panel"
            size="lg"
            prefetch="intent"
            className="bg-[#0f2852]/85 hover:bg-[#0f2852]!"
          >
            <Eye />
            Mira cómo funciona
          </ButtonLink>
        </div>
        <ul className="mt-auto flex justify-between gap-3 pt-10 pb-5 md:justify-start md:gap-10 lg:gap-0 lg:pb-8">
          {facts.map(([figure, first, second]) => (
            <li
              key={figure}
              className="items-center gap-3.5 border-[#3a527f] text-micro leading-[1.3] text-[#d5dff0] md:text-small md:leading-[1.3] lg:mr-8 lg:flex lg:border-r lg:pr-8 lg:last:mr-0 lg:last:border-0 lg:last:pr-0"
            >
              <span className="num mb-1 block text-[1.75rem] whitespace-nowrap text-on-panel md:text-[2.5rem] lg:mb-0">
                {figure}
              </span>
              <span>
                {first} <br />
                {second}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
