import { ArrowRight, Eye } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { HeroFilm } from './hero-film';

const facts = [
  ['45', 'temas del', 'programa oficial'],
  ['15.000+', 'preguntas de', 'exámenes reales'],
  ['9,95\u00a0€/mes', 'desde. Sin permanencia,', 'cancela cuando quieras'],
] as const;

const picture = 'absolute inset-0 -z-10 size-full object-cover object-bottom';

export default function Hero() {
  return (
    <section
      id="inicio"
      aria-labelledby="lema"
      className="relative isolate overflow-hidden bg-[#0a1b3a] text-on-panel"
    >
      <picture>
        <source media="(min-width: 48rem)" srcSet="/home/dawn-wide.svg" width="1440" height="800" />
        <img
          src="/home/dawn-tall.svg"
          width="640"
          height="1280"
          alt=""
          fetchPriority="high"
          className={picture}
        />
      </picture>
      <HeroFilm className={picture} />
      <div className="page-width flex min-h-226 flex-col pt-11 md:min-h-[max(46.5rem,min(46vw,100svh-4.75rem))] md:pt-22">
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
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink to="/showcase" variant="on-panel" size="lg" prefetch="intent">
            <Eye aria-hidden="true" />
            Mira cómo funciona
          </ButtonLink>
        </div>
        <ul className="mt-auto flex justify-between gap-3 pt-10 pb-5 md:justify-start md:gap-0 md:pb-8">
          {facts.map(([figure, first, second]) => (
            <li
              key={figure}
              className="items-center gap-3.5 border-[#3a527f] text-micro leading-[1.3] text-[#d5dff0] md:mr-8 md:flex md:border-r md:pr-8 md:text-small md:leading-[1.3] md:last:mr-0 md:last:border-0 md:last:pr-0"
            >
              <span className="num mb-1 block text-[1.75rem] whitespace-nowrap text-on-panel md:mb-0 md:text-[2.5rem]">
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
