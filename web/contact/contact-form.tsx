import {
  contactFields,
  contactLimits,
  emailFault,
  type ContactForm as Fields,
  privacyFault,
  TRAP_FIELD,
  textFault,
} from '@atalaya/core/contact/contact';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Input } from '../ui/input';
import { Textarea } from '../ui/textarea';
import { toast } from '../ui/toast-store';
import { TrapField } from './trap-field';

const empty: Fields = { name: '', phone: '', email: '', subject: '', message: '', acceptPrivacy: false };

/** Errors show with the first attempt, then follow what is typed. */
export function ContactForm({ subject }: { subject: string }) {
  const form = useForm<Fields>({ defaultValues: { ...empty, subject } });
  const { errors, isSubmitting } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);

  const submit = form.handleSubmit(async (values) => {
    const trap = element.current ? new FormData(element.current).get(TRAP_FIELD) : '';
    try {
      await call('POST /api/contact', {
        body: {
          ...values,
          acceptPrivacy: true,
          website: String(trap ?? ''),
          filledInMs: Date.now() - openedAt.current,
        },
      });
      form.reset(empty);
      toast({ title: '¡Mensaje enviado!', description: 'Te responderemos en menos de 24 horas.' });
    } catch (error) {
      const wrong = error instanceof HttpError ? error.fields : {};
      for (const field of contactFields)
        if (wrong[field]) form.setError(field, { type: 'server', message: wrong[field] });
      toast({
        title: 'Error',
        description: 'No se pudo enviar el mensaje. Por favor, inténtalo de nuevo.',
        variant: 'destructive',
      });
    }
  });
  const text = (field: 'name' | 'phone' | 'subject' | 'message') => ({
    error: errors[field]?.message,
    maxLength: contactLimits[field],
    ...form.register(field, { validate: (value) => textFault(field, value) ?? true }),
  });
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="relative grid gap-5">
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
        maxLength={contactLimits.email}
        error={errors.email?.message}
        {...form.register('email', { validate: (value) => emailFault(value) ?? true })}
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
        error={errors.acceptPrivacy?.message}
        {...form.register('acceptPrivacy', { validate: (value) => privacyFault(value) ?? true })}
      />
      <TrapField />
      <Button
        type="submit"
        size="lg"
        disabled={isSubmitting}
        busy={isSubmitting}
        busyLabel="Enviando..."
        className="justify-self-start max-sm:w-full"
      >
        Enviar mensaje
      </Button>
    </form>
  );
}
