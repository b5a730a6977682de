import { PageSection } from '../platform/lazy-section/page-section';

const years = [
  ['2017', 'Primer intento. Nos faltó un punto y medio.'],
  ['2018', 'Más horas, casi la misma nota.'],
  ['2019', 'Plaza, los dos, en la misma promoción.'],
] as const;

export default function Founders() {
  return (
    <PageSection id="about" titled="fundadores" className="py-18 md:py-32">
      <div className="page-width items-end gap-6 lg:grid lg:grid-cols-12">
        <img
          src="/home/founders.svg"
          width="600"
          height="520"
          loading="lazy"
          alt="Una mesa de estudio frente a una ventana: fuera amanece junto a la torre"
          className="mb-8 aspect-5/4 w-full self-stretch rounded-lg object-cover lg:col-span-6 lg:mb-0 lg:aspect-auto lg:h-full dark:brightness-[.86]"
        />
        <div className="lg:col-span-5 lg:col-start-8">
          <h2 id="fundadores" className="text-h1">
            Suspendimos dos veces. Aprobamos en 2019.
          </h2>
          <p className="mt-6">
            Somos Irene y Marcos. Compartíamos piso, apuntes heredados y la misma costumbre: subrayarlo todo y
            recordar la mitad.
          </p>
          <p className="mt-4">
            El tercer año dejamos de contar horas y empezamos a contar recuerdos. Preguntarnos antes de
            releer, repasar justo antes de olvidar, parar a tiempo. Atalaya es aquel cuaderno, hecho programa.
          </p>
          <ol className="mt-8 border-t border-line">
            {years.map(([year, text]) => (
              <li
                key={year}
                className="group grid grid-cols-[4.5rem_1fr] items-baseline border-b border-line py-3 last:font-semibold last:text-gold-ink"
              >
                <span className="num text-[1.5rem] text-muted group-last:text-gold-ink">{year}</span>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </PageSection>
  );
}
