import { brand } from '@atalaya/core/brand';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Part } from '../platform/late/part';
import { ButtonLink } from '../ui/button';
import { Art } from './art';

const shelves = [
  ['Constitución', 'Los artículos que más caen, sin memorizarlos a ciegas'],
  ['Entrevista Personal', 'Qué mira el tribunal y cómo se prepara'],
  ['Preparación Física', 'Circuito, dominadas y kilómetro, con marcas y plan'],
] as const;

/** What the blog is about and the way there. */
export default function BlogSection() {
  return (
    <Part id="foro" titled="blog-titulo" heights={[869, 644]} className="pb-18 md:pb-24">
      <div className="page-width">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="blog-titulo" className="text-h1">
            Del blog
          </h2>
          <ButtonLink to="/blog" variant="quiet" prefetch="intent" className="-mx-5">
            Ver todos los artículos
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
        <div className="gap-6 lg:grid lg:grid-cols-12">
          <article className="lg:col-span-7">
            <Art
              name="route"
              viewBox="0 0 640 360"
              preserveAspectRatio="xMidYMid slice"
              className="aspect-video w-full rounded-lg bg-navy-tint"
            />
            <p className="mt-4.5 text-small text-muted">{brand.method}</p>
            <h3 className="mt-1.5 mb-2.5 text-h2">
              <Link to="/blog" className="no-underline hover:underline">
                Estudiar mejor, semana a semana
              </Link>
            </h3>
            <p className="max-w-[56ch] text-muted">
              Cómo repartir los 45 temas, cuándo repasar y qué soltar cuando no llega el tiempo.
            </p>
          </article>
          <ul className="mt-8 self-start border-t border-line lg:col-span-4 lg:col-start-9 lg:mt-0">
            {shelves.map(([category, title]) => (
              <li key={category} className="border-b border-line py-5.5">
                <p className="text-small text-muted">{category}</p>
                <h3 className="text-h3">
                  <Link to="/blog" className="no-underline hover:underline">
                    {title}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Part>
  );
}
