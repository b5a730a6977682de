import type { Answer } from '@atalaya/core/api';
import { type Testimonial, testimonials } from '@atalaya/core/home/testimonials';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { read } from '../platform/api';
import { PageSection } from '../platform/lazy-section/page-section';
import { Avatar } from '../ui/avatar';
import { Art } from './art';

type Quotes = Answer<'GET /api/success-wall/quotes'>;

/** Sentences of the success wall; until there are three, examples that are said to be examples. */
export default function Testimonials() {
  const { quotes } = useLoaderData<{ quotes: Quotes | null }>();
  const { data } = useQuery({ ...read('GET /api/success-wall/quotes'), enabled: quotes === null });
  const told = quotes ?? data ?? [];
  const isReal = told.length >= testimonials.length;
  const [first, ...others]: readonly Voice[] = isReal ? told : testimonials;
  if (!first) return null;
  return (
    <PageSection id="opiniones" titled="opiniones-titulo" className="pb-18 md:pb-24">
      <div className="page-width gap-6 lg:grid lg:grid-cols-12">
        <h2 id="opiniones-titulo" className="sr-only">
          Lo que cuentan quienes ya estudian así
        </h2>
        <figure className="lg:col-span-7">
          <blockquote className="font-display text-[clamp(1.875rem,3.2vw,2.875rem)] leading-[1.12] font-semibold text-pretty">
            <p>«{first.text}»</p>
          </blockquote>
          <figcaption className="mt-7 flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <Avatar name={first.name} className="size-14 text-[1.5rem]" />
            <span className="leading-[1.4]">
              <b className="block">{first.name}</b>
              <span className="text-small text-muted">{first.role}</span>
            </span>
            {first.rating && <Stars rating={first.rating} />}
          </figcaption>
        </figure>
        <div className="mt-10 grid content-end lg:col-span-4 lg:col-start-9 lg:mt-0">
          {others.map((testimonial) => (
            <figure key={testimonial.name} className="border-t border-line py-5 text-small">
              <blockquote>
                <p>«{testimonial.text}»</p>
              </blockquote>
              <figcaption className="mt-3">
                <b>{testimonial.name}</b>, <span className="text-muted">{testimonial.role}</span>
                {testimonial.rating && <Stars rating={testimonial.rating} />}
              </figcaption>
            </figure>
          ))}
          {!isReal && (
            <p className="border-t border-line pt-4 text-small text-muted">
              Ejemplos escritos por nosotros, hasta que haya historias del muro de éxitos.
            </p>
          )}
        </div>
      </div>
    </PageSection>
  );
}

type Voice = Omit<Testimonial, 'rating'> & Partial<Pick<Testimonial, 'rating'>>;

function Stars({ rating }: Pick<Testimonial, 'rating'>) {
  return (
    <Art name="stars" viewBox="0 0 88 16" label={`${rating} de 5 estrellas`} className="h-4 w-22 text-gold" />
  );
}
