import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Fragment } from 'react';
import { read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';

const EVERY_MS = 4_000;
const time = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Lists the emails of the demo, which are stored instead of sent. */
export function DemoEmails() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...read('GET /api/auth/test-login/emails'),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  });
  const emails = data?.emails ?? [];
  return (
    <section id="correos" aria-labelledby="correos-titulo">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="correos-titulo" className="text-h3">
          Correos de la demostración
        </h2>
        <Button variant="quiet" size="sm" aria-busy={isFetching} onClick={() => refetch()}>
          <RefreshCw />
          Actualizar
        </Button>
      </div>
      <p className="mt-2 text-small text-muted">
        Ningún correo sale de este equipo: los diez últimos se leen aquí.
      </p>
      <div role="status" className="mt-5 text-small">
        {error ? sentenceFor(error) : !isPending && emails.length === 0 && 'Todavía no hay ninguno.'}
      </div>
      <ul>
        {emails.map(({ id, recipient, subject, body, createdAt }) => (
          <li key={id} className="border-b border-line first:border-t">
            <details className="group py-3.5">
              <summary className="rounded-sm">
                <strong>{subject}</strong>
                <span className="block pl-4 text-small wrap-anywhere text-muted">
                  {time.format(new Date(createdAt))} · {recipient}
                </span>
              </summary>
              <p className="mt-3 pl-4 text-small wrap-anywhere whitespace-pre-line">{linked(body)}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Turns the URLs of an email into links on this site. */
const linked = (body: string) =>
  body.split(/(https?:\/\/\S+)/).map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={piece}>{piece}</Fragment>
    ) : (
      <a key={piece} href={piece.replace(/^https?:\/\/[^/]+/, '')} className="link">
        {piece}
      </a>
    ),
  );
