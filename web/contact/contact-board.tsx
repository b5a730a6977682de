import { brand } from '@atalaya/core/brand';
import { chatLink, mailLink, phoneLink } from '@atalaya/core/contact/contact';
import { ChevronDown, CircleCheck, Clock, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { Note } from '../ui/note';
import { Section } from '../ui/section';
import { ContactForm } from './contact-form';
import type { action, loader } from './contact-page';
import { questions } from './questions';

export function ContactBoard() {
  const { contact } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <div id="contacto" className="page-width py-12 md:py-18">
      <header className="max-w-2xl">
        <h1 className="text-h1">Contacto</h1>
        <p className="mt-4 text-lead text-muted">
          Te contesta una persona que conoce la oposición. Elige cómo prefieres hablar.
        </p>
      </header>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        <Way
          icon={<MessageCircle />}
          href={chatLink(contact.chat)}
          title="Chat"
          value={contact.chat}
          note="24/7, por WhatsApp"
          isOutside
        />
        <Way
          icon={<Mail />}
          href={mailLink(contact.email)}
          title="Correo"
          value={contact.email}
          note="Respuesta en menos de 24 horas"
        />
        <Way
          icon={<Phone />}
          href={phoneLink(contact.phone)}
          title="Teléfono"
          value={contact.phone}
          note={brand.hours}
        />
      </ul>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Section id="escribenos" title="Escríbenos" titleClass="mb-6 text-h2">
          {params.get('enviado') === 'si' && !answer && <Received />}
          <ContactForm subject={(params.get('asunto') ?? '').slice(0, 150)} answer={answer} />
        </Section>
        <div className="grid content-start gap-12">
          <Hours />
          <Section id="dudas" title="Preguntas frecuentes" titleClass="mb-4 text-h3">
            <div className="border-t border-line">
              {questions.map(({ question, answer }) => (
                <details key={question} className="group border-b border-line">
                  <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <ChevronDown className="size-5 flex-none text-muted transition-transform group-open:rotate-180" />
                  </summary>
                  <p className="pb-5 text-muted">{answer}</p>
                </details>
              ))}
            </div>
          </Section>
        </div>
      </div>
      <p className="mt-16 border-t border-line pt-6 text-small text-muted">
        Más de 12.847 alumnos aprobados y un 87 % de éxito entre quienes completan el plan.
      </p>
      <ChatButton href={chatLink(contact.chat)} />
    </div>
  );
}

/** Shown after a submit without JavaScript. */
function Received() {
  return (
    <div role="status" className="mb-6">
      <Note tone="success" icon={<CircleCheck />}>
        <b className="block">¡Mensaje enviado!</b>
        Te responderemos en menos de 24 horas.
      </Note>
    </div>
  );
}

type WayProps = {
  icon: ReactNode;
  href: string;
  title: string;
  value: string;
  note: string;
  isOutside?: boolean;
};

function Way({ icon, href, title, value, note, isOutside }: WayProps) {
  return (
    <li>
      <a
        href={href}
        {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className="grid h-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-lg border border-line bg-surface p-6 no-underline transition-[border-color,translate] hover:-translate-y-0.5 hover:border-line-strong [&>svg]:size-7 [&>svg]:text-navy"
      >
        {icon}
        <span>
          <span className="block font-display text-h4 font-semibold">{title}</span>
          <span className="mt-1 block font-semibold wrap-anywhere text-navy">{value}</span>
          <span className="mt-1 block text-small text-muted">{note}</span>
        </span>
      </a>
    </li>
  );
}

const hours = [
  ['Teléfono', 'Lunes a viernes, 10:00 a 19:00'],
  ['Chat', '24/7'],
  ['Correo', 'En menos de 24 horas'],
] as const;

function Hours() {
  return (
    <section aria-labelledby="horario">
      <h2 id="horario" className="mb-4 flex items-center gap-2.5 text-h3">
        <Clock className="size-6 text-gold-ink" />
        Horario de atención
      </h2>
      <dl className="grid gap-0">
        {hours.map(([way, when]) => (
          <div key={way} className="flex justify-between gap-4 border-t border-line py-3">
            <dt className="text-muted">{way}</dt>
            <dd className="text-right font-semibold">{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ChatButton({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Abrir el chat de WhatsApp"
      className="group fixed right-5 bottom-20 z-20 inline-grid size-14 place-items-center rounded-full bg-navy text-on-navy no-underline shadow-float transition-colors hover:bg-navy-hover md:right-7 md:bottom-24 print:hidden"
    >
      <MessageCircle className="size-6.5" />
      <span
        role="tooltip"
        className="pointer-events-none invisible absolute right-full mr-3 rounded-sm bg-ink px-2.5 py-1.5 text-small whitespace-nowrap text-ground opacity-0 transition-opacity group-hover:visible group-hover:opacity-100 group-focus-visible:visible group-focus-visible:opacity-100"
      >
        ¿Hablamos por chat?
      </span>
    </a>
  );
}
