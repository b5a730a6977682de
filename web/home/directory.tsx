import { alsoOffered, features } from '@atalaya/core/home/features';
import { ArrowRight, Minus, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { PageSection } from '../platform/lazy-section/page-section';
import { ButtonLink } from '../ui/button';
import { FeatureSample } from './feature-sample';

/** One open at a time: `details` elements with the same name close each other without JavaScript. */
export default function Directory() {
  return (
    <PageSection id="oposiciones" titled="directorio" className="bg-panel py-18 text-on-panel md:py-32">
      <div className="page-width">
        <div className="mb-8 items-end gap-6 md:mb-14 md:grid md:grid-cols-[7fr_5fr]">
          <h2 id="directorio" className="text-h1">
            Todo lo que entra en el examen, en un solo sitio
          </h2>
          <p className="mt-4 text-[1.125rem] text-on-panel-muted md:mt-0 md:text-lead">
            Toca una línea para ver qué hay detrás.
          </p>
        </div>
        <div className="border-t border-panel-line">
          {features.map((feature) => (
            <details
              key={feature.id}
              name="ventajas"
              open={feature.id === 'juegos'}
              className="group border-b border-panel-line"
            >
              <summary className="grid list-none grid-cols-[1fr_auto] items-center gap-3 py-4.5 group-open:text-panel-gold md:grid-cols-[7rem_1fr_auto] md:gap-6 md:py-5.5 [&::-webkit-details-marker]:hidden">
                <span className="num text-[1.5rem] text-on-panel-muted group-open:text-panel-gold max-md:hidden">
                  {feature.figure}
                </span>
                <h3 className="text-[1.625rem] md:text-[2.25rem]">{feature.title}</h3>
                <Plus className="size-7 text-on-panel-muted group-open:hidden" />
                <Minus className="hidden size-7 text-on-panel-muted group-open:block" />
              </summary>
              <div className="animate-fade-in grid gap-5 pb-7 md:pb-12 lg:grid-cols-[7rem_4fr_6fr] lg:gap-6 lg:pt-1">
                <div className="max-w-[60ch] md:max-lg:pl-34 lg:col-start-2">
                  <p className="text-reading leading-[1.55] text-[#dce5f4]">{feature.text}</p>
                  <p className="mt-5 text-[1rem] text-on-panel-muted">{feature.note}</p>
                </div>
                <div className="self-start rounded-lg bg-surface p-4.5 text-ink md:px-7 md:py-6 md:max-lg:ml-34">
                  <FeatureSample id={feature.id} />
                </div>
              </div>
            </details>
          ))}
        </div>
        <div className="mt-12 items-start gap-12 lg:grid lg:grid-cols-[auto_1fr]">
          <ButtonLink to="/planes" variant="on-panel" size="lg" prefetch="intent">
            Ver planes completos
            <ArrowRight />
          </ButtonLink>
          <div className="mt-8 lg:mt-0">
            <h3 className="text-h4">Y además</h3>
            <ul className="mt-3 flex flex-wrap gap-x-5 text-small text-on-panel-muted">
              {alsoOffered.map(({ name, path }) => (
                <li key={name}>
                  {path ? (
                    <Link to={path} className="inline-block py-1 underline hover:text-on-panel">
                      {name}
                    </Link>
                  ) : (
                    <span className="inline-block py-1">{name}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </PageSection>
  );
}
