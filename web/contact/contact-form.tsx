import {
  type ContactField,
  contactFaults,
  contactFields,
  contactLimits,
  type ContactForm as Fields,
} from '@atalaya/core/contact/contact';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/forms/checkbox';
import { HONEYPOT_FIELD } from '../ui/forms/honeypot';
import { Input } from '../ui/forms/input';
import { Textarea } from '../ui/forms/textarea';
import { TrapField } from '../ui/forms/trap-field';
import { Note } from '../ui/note';
import { toast } from '../ui/overlays/toast-store';
import { posted, postedForm } from './posted';

const NOT_SENT = 'No se pudo enviar el mensaje. Por favor, inténtalo de nuevo.';
const empty: Fields = { name: '', phone: '', email: '', subject: '', message: '', acceptPrivacy: false };

type Faults = Partial<Record<ContactField, string>>;
/** The response to a submit without JavaScript. */
type Answer = { values: Fields; faults: Faults; failed: boolean };

/**
 * Errors appear with the first submit and then follow the input. The inputs are uncontrolled, so that what is typed
 * before hydration stays.
 */
export function ContactForm({ subject, answer }: { subject: string; answer?: Answer | undefined }) {
  const [start, setStart] = useState({ turn: 0, values: answer?.values ?? { ...empty, subject } });
  const [faults, setFaults] = useState<Faults>(answer?.faults ?? {});
  const isTried = useRef(answer !== undefined);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);

  const { run, isBusy } = useAction(
    (form: FormData) =>
      call('POST /api/contact', {
        body: {
          ...postedForm(form),
          acceptPrivacy: true,
          website: posted(form, HONEYPOT_FIELD),
          filledInMs: Date.now() - openedAt.current,
        },
      }),
    {
      stale: [],
      done: () => {
        isTried.current = false;
        setStart(({ turn }) => ({ turn: turn + 1, values: empty }));
        toast({ title: '¡Mensaje enviado!', description: 'Te responderemos en menos de 24 horas.' });
      },
      caught: (error) => {
        if (error instanceof HttpError) setFaults(error.fields);
        toast({ title: 'Error', description: NOT_SENT, variant: 'destructive' });
      },
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const wrong = contactFaults(postedForm(data));
    isTried.current = true;
    setFaults(wrong);
    const first = contactFields.find((field) => wrong[field]);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void run(data);
  };

  const follow = (event: FormEvent<HTMLFormElement>) => {
    if (isTried.current) setFaults(contactFaults(postedForm(new FormData(event.currentTarget))));
  };
  const text = (name: 'name' | 'phone' | 'email' | 'subject' | 'message') => ({
    name,
    error: faults[name],
    maxLength: contactLimits[name],
    defaultValue: start.values[name],
  });
  return (
    <form
      key={start.turn}
      method="post"
      action="/contacto"
      noValidate
      onSubmit={submit}
      onChange={follow}
      className="relative grid gap-5"
    >
      {answer && start.turn === 0 && <Refused failed={answer.failed} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Input label="Nombre" autoComplete="name" {...text('name')} />
        <Input label="Teléfono" type="tel" inputMode="tel" autoComplete="tel" {...text('phone')} />
      </div>
      <Input
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...text('email')}
      />
      <Input label="Asunto" autoComplete="off" {...text('subject')} />
      <Textarea label="Mensaje" rows={6} {...text('message')} />
      <Checkbox
        label={
          <>
            He leído y acepto la{' '}
            <Link to="/legal/privacidad" className="link">
              política de privacidad
            </Link>
          </>
        }
        name="acceptPrivacy"
        defaultChecked={start.values.acceptPrivacy}
        error={faults.acceptPrivacy}
      />
      <TrapField />
      <Button
        type="submit"
        size="lg"
        disabled={isBusy}
        busy={isBusy}
        busyLabel="Enviando..."
        className="justify-self-start max-sm:w-full"
      >
        Enviar mensaje
      </Button>
    </form>
  );
}

/** Shown above the form, because a page without JavaScript has no toast. */
function Refused({ failed }: { failed: boolean }) {
  return (
    <div role="alert">
      <Note tone="danger" icon={<CircleAlert />}>
        {failed ? NOT_SENT : 'Revisa los campos marcados: no se ha enviado todavía.'}
      </Note>
    </div>
  );
}
