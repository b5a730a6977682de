import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { HttpError, sentenceFor } from '../platform/http-error';
import { Button, ButtonLink } from '../ui/button';
import { ErrorState } from '../ui/state';

export type Stage =
  | { name: 'asking' | 'sending' | 'dead' }
  | { name: 'done'; email: string }
  | { name: 'failed'; sentence: string };

type NewsletterPageProps = {
  title: string;
  text: ReactNode;
  button: string;
  send: (token: string) => Promise<{ email: string }>;
  done: (email: string) => { title: string; text: ReactNode; after: ReactNode };
  /** The response to a submit without JavaScript. */
  answer?: Stage | undefined;
};

export async function stageAfter(asked: Promise<{ email: string }>): Promise<Stage> {
  try {
    return { name: 'done', email: (await asked).email };
  } catch (error) {
    const isDead = error instanceof HttpError && error.status < 500 && error.status !== 429;
    return isDead ? { name: 'dead' } : { name: 'failed', sentence: sentenceFor(error) };
  }
}

/** Opened from a link in an email. The user must press the button, because mail scanners open links. */
export function NewsletterPage({ title, text, button, send, done, answer }: NewsletterPageProps) {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [stage, setStage] = useState<Stage>(answer ?? { name: 'asking' });
  const act = async (event: FormEvent) => {
    event.preventDefault();
    setStage({ name: 'sending' });
    setStage(await stageAfter(send(token)));
  };
  const finished = stage.name === 'done' ? done(stage.email) : null;
  return (
    <div className="mx-auto grid w-[min(100%-2.5rem,32rem)] content-center gap-5 py-18 md:min-h-[60dvh]">
      {(stage.name === 'asking' || stage.name === 'sending') && (
        <>
          <h1 className="text-h2">{title}</h1>
          <p>{text}</p>
          {/* Posts to its own URL, which contains the token. */}
          <form method="post" onSubmit={act} className="grid">
            <Button type="submit" size="lg" busy={stage.name === 'sending'} busyLabel="Enviando...">
              {button}
            </Button>
          </form>
        </>
      )}
      {finished && (
        <div role="status" className="grid gap-5">
          <h1 className="text-h2">{finished.title}</h1>
          <p className="wrap-anywhere">{finished.text}</p>
          {finished.after}
        </div>
      )}
      {stage.name === 'dead' && (
        <div role="alert" className="grid gap-5">
          <h1 className="text-h2">Este enlace ya no vale</h1>
          <p>Los enlaces de confirmación valen 48 horas. Suscríbete otra vez y te mandamos uno nuevo.</p>
          <ButtonLink to="/blog">Ir al blog</ButtonLink>
        </div>
      )}
      {stage.name === 'failed' && (
        <ErrorState
          heading="h1"
          title="No hemos podido hacerlo"
          action={
            <form method="post" onSubmit={act}>
              <Button type="submit">Reintentar</Button>
            </form>
          }
        >
          {stage.sentence}
        </ErrorState>
      )}
    </div>
  );
}
