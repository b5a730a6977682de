import { stops } from '@atalaya/core/home/showcase';
import { Route } from '../../ui/route';

export function ShowcaseHero() {
  return (
    <section id="portada" aria-labelledby="visita" className="bg-panel py-12 text-on-panel md:py-18">
      <div className="page-width">
        <h1
          id="visita"
          className="max-w-[16ch] text-[clamp(3.25rem,6.4vw,6rem)] leading-[0.9] tracking-[-0.015em]"
        >
          Pruébalo antes de creerlo
        </h1>
        <p className="mt-5 mb-10 max-w-[52ch] text-[1.125rem] leading-[1.55] text-[#d5dff0] md:mb-14 md:text-lead">
          Ocho paradas, una por herramienta, todas de verdad. No hace falta cuenta y nada de lo que pulses se
          guarda.
        </p>
        <Route
          onPanel
          label="Paradas de la visita"
          stations={Object.values(stops).map(({ id, name }, index) => ({
            id,
            title: (
              <a href={`#${id}`} className="no-underline hover:underline">
                {name}
              </a>
            ),
            state: index === 0 ? 'now' : 'ahead',
          }))}
        />
      </div>
    </section>
  );
}
