import { emailFault } from '@atalaya/core/contact/contact';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../platform/api';
import { HttpError, sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { HONEYPOT_FIELD } from '../ui/forms/honeypot';
import { Input } from '../ui/forms/input';
import { TrapField } from '../ui/forms/trap-field';
import { posted } from './posted';

type Stage =
  | { name: 'idle' | 'sending' }
  | { name: 'sent'; email: string }
  | { name: 'wrong'; fault: string };

type NewsletterFormProps = {
  layout: 'inline' | 'stacked';
  /** The response to a submit without JavaScript. */
  answer?: { email: string; fault: string } | undefined;
};

export function NewsletterForm({ layout, answer }: NewsletterFormProps) {
  const [stage, setStage] = useState<Stage>(
    answer ? { name: 'wrong', fault: answer.fault } : { name: 'idle' },
  );
  const id = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage.name === 'sending') return;
    const form = new FormData(event.currentTarget);
    const email = posted(form, 'email');
    const fault = emailFault(email);
    if (fault) {
      setStage({ name: 'wrong', fault });
      event.currentTarget.querySelector<HTMLInputElement>('input[name=email]')?.focus();
      return;
    }
    setStage({ name: 'sending' });
    try {
      await call('POST /api/newsletter/subscriptions', {
        body: { email, website: posted(form, HONEYPOT_FIELD) },
      });
      setStage({ name: 'sent', email: email.trim() });
    } catch (error) {
      const said = error instanceof HttpError ? error.fields.email : undefined;
      setStage({ name: 'wrong', fault: said ?? sentenceFor(error) });
    }
  };

  if (stage.name === 'sent')
    return (
      <p role="status" className="flex items-start gap-2 text-small">
        <MailCheck className="mt-0.5 size-5 flex-none text-success" />
        <span className="wrap-anywhere">
          Te hemos escrito a <b>{stage.email}</b>. Abre el enlace para confirmar.
        </span>
      </p>
    );
  const isInline = layout === 'inline';
  return (
    <form
      method="post"
      action="/boletin"
      noValidate
      onSubmit={submit}
      className={isInline ? 'flex flex-wrap items-start gap-3 max-sm:w-full' : 'grid gap-3'}
    >
      <Input
        id={id}
        label={isInline ? 'Tu correo para el boletín' : 'Correo electrónico'}
        hideLabel={isInline}
        size={isInline ? 'sm' : 'md'}
        type="email"
        name="email"
        defaultValue={answer?.email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={isInline ? 'tu@correo.es' : undefined}
        fieldClassName={isInline ? 'w-60 max-sm:flex-1 max-sm:basis-40' : undefined}
        error={stage.name === 'wrong' ? stage.fault : undefined}
        onChange={() => stage.name === 'wrong' && setStage({ name: 'idle' })}
      />
      <TrapField />
      <Button
        type="submit"
        size={isInline ? 'sm' : 'md'}
        full={!isInline}
        busy={stage.name === 'sending'}
        busyLabel="Enviando..."
      >
        Suscribirme
      </Button>
      {!isInline && (
        <p className="text-micro text-muted">Confirmas desde tu correo. Te das de baja con un clic.</p>
      )}
    </form>
  );
}
