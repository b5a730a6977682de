import { testimonials } from '@atalaya/core/blog/testimonials';
import { Star } from 'lucide-react';
import { Avatar } from '../ui/avatar';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';

const STARS = [1, 2, 3, 4, 5] as const;

/** A lazy section of the blog page. */
export default function Invitations() {
  const [first, ...others] = testimonials;
  return (
    <div id="invitaciones">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section
          aria-labelledby="recursos"
          className="flex flex-wrap items-end justify-between gap-6 rounded-lg bg-panel-raised p-7 text-on-panel md:p-12"
        >
          <div className="max-w-md">
            <h2 id="recursos" className="text-h2 text-balance">
              Recursos gratis para empezar hoy
            </h2>
            <p className="mt-3 text-on-panel-muted">
              Un esquema por tema, el test de nivel y un test de diez preguntas. Sin cuenta.
            </p>
          </div>
          <ButtonLink to="/esquemas" variant="panel-gold">
            Ver los recursos
          </ButtonLink>
        </section>
        <Section
          id="escribe"
          title="¿Ya tienes plaza? Escribe aquí"
          className="grid content-center justify-items-start rounded-lg border border-line bg-surface p-7 md:p-10"
        >
          <p className="mt-3 mb-5 text-muted">
            Cuenta cómo lo hiciste a quien está en el año uno. Editamos contigo.
          </p>
          <ButtonLink
            to={`/contacto?asunto=${encodeURIComponent('Quiero escribir en el blog')}`}
            variant="outline"
            size="sm"
          >
            Proponer un artículo
          </ButtonLink>
        </Section>
      </div>
      {first && (
        <Section
          id="lectores"
          title="Lo que dicen quienes lo leen"
          titleClass="sr-only"
          className="mt-18 gap-6 lg:grid lg:grid-cols-12"
        >
          <figure className="lg:col-span-7">
            <blockquote className="font-display text-[clamp(1.875rem,3.2vw,2.75rem)] leading-[1.12] font-semibold text-pretty">
              <p>«{first.text}»</p>
            </blockquote>
            <figcaption className="mt-6 flex flex-wrap items-center gap-x-3.5 gap-y-2">
              <Avatar name={first.name} className="size-12 text-[1.375rem]" />
              <span className="leading-[1.4]">
                <b className="block">{first.name}</b>
                <span className="text-small text-muted">{first.role}</span>
              </span>
              <Stars />
            </figcaption>
          </figure>
          <div className="mt-10 grid content-end lg:col-span-4 lg:col-start-9 lg:mt-0">
            {others.map(({ name, role, text }) => (
              <figure key={name} className="border-t border-line py-5 text-small">
                <blockquote>
                  <p>«{text}»</p>
                </blockquote>
                <figcaption className="mt-2 text-muted">
                  {name}, {role}
                </figcaption>
              </figure>
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}

function Stars() {
  return (
    <span role="img" aria-label="5 de 5 estrellas" className="flex gap-0.5 text-gold">
      {STARS.map((star) => (
        <Star key={star} className="size-4 fill-current" />
      ))}
    </span>
  );
}
