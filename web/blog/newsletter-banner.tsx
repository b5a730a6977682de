import { X } from 'lucide-react';
import { useState } from 'react';
import { NewsletterForm } from '../contact/newsletter-form';
import { IconButton } from '../ui/icon-button';

/** Once closed, it stays closed until the page reloads. */
let wasClosed = false;

export function NewsletterBanner() {
  const [isClosed, setClosed] = useState(wasClosed);
  if (isClosed) return null;
  const close = () => {
    wasClosed = true;
    setClosed(true);
  };
  return (
    <aside aria-label="Boletín" className="bg-navy-tint">
      <div className="page-width relative flex flex-wrap items-center gap-x-6 gap-y-3 py-3.5 pr-14">
        <p className="min-w-0 flex-1 basis-80 text-small">
          <b className="font-semibold">Los martes, un repaso por correo.</b> Un artículo, tres preguntas y la
          fecha que no debes olvidar. Ya lo leen más de 5.000 aspirantes.
        </p>
        <NewsletterForm layout="inline" />
        <IconButton
          size="sm"
          label="Cerrar el aviso del boletín"
          onClick={close}
          className="absolute! top-3 right-0"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
