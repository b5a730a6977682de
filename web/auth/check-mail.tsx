import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Note } from '../ui/note';
import { useFirstFocus } from './use-first-focus';

type CheckMailProps = { heading: 'h1' | 'h2'; email: string; demo: boolean; children: ReactNode };

/** Shown after requesting an email: where it was sent and what to do if it does not arrive. */
export function CheckMail({ heading: Heading, email, demo, children }: CheckMailProps) {
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-5">
      <MailCheck className="size-12 text-navy" />
      <Heading ref={title} tabIndex={-1} className="text-h2 outline-none">
        Mira tu correo
      </Heading>
      <p>
        Hemos escrito a <strong className="wrap-anywhere">{email}</strong>. Si no lo ves en un par de minutos,
        busca en el correo no deseado.
      </p>
      {children}
      {demo && (
        <Note icon={<MailCheck />}>
          Esto es una demostración: los correos no salen de este equipo.{' '}
          <Link to="/test-login#correos" className="link font-semibold">
            Leer los correos
          </Link>
        </Note>
      )}
    </div>
  );
}
