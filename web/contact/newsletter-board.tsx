import { MailCheck } from 'lucide-react';
import { useActionData, useSearchParams } from 'react-router';
import { NewsletterForm } from './newsletter-form';
import type { action } from './newsletter-join-page';

export function NewsletterBoard() {
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <div
      id="boletin"
      className="mx-auto grid w-[min(100%-2.5rem,32rem)] content-center gap-5 py-18 md:min-h-[60dvh]"
    >
      <h1 className="text-h2">El repaso de los martes</h1>
      {params.get('enviado') === 'si' && !answer ? (
        <p role="status" className="flex items-start gap-2.5">
          <MailCheck className="mt-0.5 text-success" />
          Te hemos escrito. Abre el enlace del correo para confirmar la suscripción.
        </p>
      ) : (
        <>
          <p>Un artículo, tres preguntas y la fecha que no debes olvidar. Un correo a la semana.</p>
          <NewsletterForm layout="stacked" answer={answer} />
        </>
      )}
    </div>
  );
}
