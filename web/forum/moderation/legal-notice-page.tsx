import { type NoticeForm, noticeFaults, noticeFields } from '@atalaya/core/forum/legal-notice';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { pageMeta } from '../../platform/page-meta';
import { Button, ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { Textarea } from '../../ui/forms/textarea';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/legal-notice-page';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          origin: loaderData.origin,
          path: '/foro/denuncia',
          title: 'Denunciar contenido ilegal',
          description: 'Avísanos de un mensaje del foro que creas ilegal. No necesitas cuenta.',
        }),
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export default function LegalNoticePage() {
  const [isSent, setSent] = useState(false);
  return (
    <div className="page-width pt-6 pb-18 md:pt-10 md:pb-24">
      <Crumbs steps={[{ to: '/foro', label: 'Foro' }]} className="mb-2" />
      <h1 className="text-h2">Denunciar contenido ilegal</h1>
      <div className="mt-4 max-w-176">
        {isSent ? (
          <EmptyState
            title="Hemos recibido tu denuncia"
            action={<ButtonLink to="/foro">Volver al foro</ButtonLink>}
          >
            Te hemos enviado un correo de confirmación. La revisará una persona y te escribiremos con lo que
            decida.
          </EmptyState>
        ) : (
          <NoticeFields onSent={() => setSent(true)} />
        )}
      </div>
    </div>
  );
}

const read = (form: HTMLFormElement): NoticeForm => {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '');
  return {
    address: text('address'),
    text: text('text'),
    name: text('name'),
    email: text('email'),
    isGoodFaith: values.has('isGoodFaith'),
  };
};

function NoticeFields({ onSent }: { onSent: () => void }) {
  const [params] = useSearchParams();
  const { run, isBusy, faults, refuse } = useAction(
    (values: NoticeForm) => call('POST /api/forum/notices', { body: values }),
    { stale: [], done: onSent },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = read(form);
    const wrong = noticeFaults(values);
    refuse(wrong);
    const first = noticeFields.find((field) => wrong[field]);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void run(values);
  };
  return (
    <>
      <p className="mb-7 max-w-[60ch] text-muted">
        Para avisar de un mensaje que incumple la ley. No necesitas cuenta. Si solo incumple las normas del
        foro y tienes cuenta, usa «Avisar a moderación» en el propio mensaje: es más rápido.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Input
          label="Dirección del mensaje"
          name="address"
          inputMode="url"
          autoComplete="off"
          defaultValue={params.get('mensaje') ?? ''}
          hint="Cópiala del navegador o con «Copiar el enlace»."
          error={faults.address}
        />
        <Textarea
          label="Por qué crees que es ilegal"
          name="text"
          rows={6}
          hint="Qué dice y, si la conoces, qué norma incumple."
          error={faults.text}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Input label="Tu nombre" name="name" autoComplete="name" error={faults.name} />
          <Input
            label="Tu correo"
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            error={faults.email}
          />
        </div>
        <Checkbox
          name="isGoodFaith"
          label="Creo de buena fe que lo que cuento es exacto y completo."
          error={faults.isGoodFaith}
        />
        {faults.form && (
          <p role="alert" className="text-danger">
            {faults.form}
          </p>
        )}
        <div>
          <Button type="submit" busy={isBusy} busyLabel="Enviando…">
            Enviar la denuncia
          </Button>
        </div>
      </form>
      <p className="mt-8 max-w-[60ch] text-small text-muted">
        Guardamos tu nombre y tu correo un año, solo para tramitarla; el autor del mensaje no los ve. Más en
        la{' '}
        <Link to="/legal/privacidad" className="link">
          política de privacidad
        </Link>
        . El punto de contacto para usuarios y autoridades está en el{' '}
        <Link to="/legal/aviso-legal" className="link">
          aviso legal
        </Link>
        .
      </p>
    </>
  );
}
