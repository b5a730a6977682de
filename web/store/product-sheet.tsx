import { withReturn } from '@atalaya/core/auth/return-path';
import { discountPercent } from '@atalaya/core/store/product';
import { ArrowRight, Check, CheckCircle2, Clock3 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useSession } from '../platform/session';
import { BackLink } from '../ui/back-link';
import { Button, ButtonLink } from '../ui/button';
import { Note } from '../ui/note';
import { Plate } from '../ui/plate';
import { Section } from '../ui/section';
import { Carousel } from './carousel';
import { AddToCartButton } from './cart/add-to-cart';
import { DiscountBadge, Price } from './price';
import type { loader } from './product-page';
import { Rating } from './rating';
import { useHolding } from './use-holding';

const dayAndHour = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

export function ProductSheet() {
  const { product } = useLoaderData<typeof loader>();
  return (
    <section id="producto" aria-labelledby="producto-titulo">
      <BackLink to="/tienda">Toda la tienda</BackLink>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="relative self-start">
          <Carousel key={product.id} images={product.images} name={product.name} isEager large />
          <DiscountBadge product={product} className="absolute top-5 right-0 rounded-r-none" />
        </div>
        <div className="min-w-0">
          <p className="text-small text-muted">
            <Link to={`/tienda?categoria=${product.categoryId}`} className="link">
              {product.category}
            </Link>
          </p>
          <h1 id="producto-titulo" className="mt-2 text-h1 text-balance">
            {product.name}
          </h1>
          <div className="mt-3">
            <Rating product={product} />
          </div>
          <p className="mt-4 text-lead text-muted">{product.shortDescription}</p>
          <Buy />
        </div>
        <div className="max-w-[62ch]">
          <p className="text-[1.125rem] leading-[1.6]">{product.description}</p>
        </div>
        <Inside />
      </div>
    </section>
  );
}

function Buy() {
  const { product } = useLoaderData<typeof loader>();
  const holding = useHolding(product.id);
  if (holding?.isMine && holding.opensAt)
    return (
      <div className="mt-6 grid gap-4">
        <Note tone="success" icon={<CheckCircle2 />}>
          <b>Ya es tuyo.</b> Lo tienes en tu cuenta, en todos tus dispositivos.
        </Note>
        <ButtonLink to={holding.opensAt} size="lg" full>
          Abrir
          <ArrowRight />
        </ButtonLink>
      </div>
    );
  const isReduced = discountPercent(product.price, product.originalPrice) !== undefined;
  return (
    <div className="mt-6 grid gap-4">
      <div>
        <Price product={product} large />
        {isReduced && product.offerEndsAt && (
          <p className="mt-2 flex items-center gap-2 text-small text-warning">
            <Clock3 className="size-4.5" />
            Oferta hasta el {dayAndHour.format(new Date(product.offerEndsAt))}
          </p>
        )}
        <p className="mt-2 text-small text-muted">
          {product.isRecurring
            ? 'IVA incluido. Pagas un mes y no se renueva solo.'
            : 'IVA incluido. Un solo pago: es tuyo para siempre.'}
        </p>
      </div>
      <AddToCartButton product={product} />
      <p className="text-small text-muted">
        <HowItOpens path={`/producto/${product.id}`} />
        <br />
        30 días para devolverlo si no te sirve.
      </p>
    </div>
  );
}

/** One line in both cases, so that the layout does not shift. */
function HowItOpens({ path }: { path: string }) {
  const { user, isLoading } = useSession();
  if (user || isLoading) return 'Se abre en tu cuenta en cuanto pagas.';
  return (
    <>
      Para comprarlo,{' '}
      <Link to={withReturn('/login', path)} className="link">
        inicia sesión
      </Link>{' '}
      o{' '}
      <Link to={withReturn('/registro', path)} className="link">
        crea tu cuenta
      </Link>
      .
    </>
  );
}

const FIRST_TOPICS = 6;

function Inside() {
  const { product } = useLoaderData<typeof loader>();
  const { inside, topics } = product;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? topics : topics.slice(0, FIRST_TOPICS);
  return (
    <Section id="dentro" title="Qué hay dentro" className="min-w-0">
      <ul className="mt-3">
        {inside.map((line) => (
          <li key={line} className="flex items-start gap-2.5 border-t border-line py-2.5">
            <Check className="mt-1 size-4.5 flex-none text-success" />
            {line}
          </li>
        ))}
      </ul>
      {topics.length > 0 && (
        <>
          <ul aria-label="Temas" className="mt-5 grid gap-2.5">
            {shown.map(({ number, title }) => (
              <li key={number} className="flex items-center gap-3 text-small">
                <Plate variant="outline" size="sm">
                  {number}
                </Plate>
                {title}
              </li>
            ))}
          </ul>
          {topics.length > shown.length && (
            <Button variant="quiet" size="sm" className="mt-3 -ml-3.5" onClick={() => setWhole(true)}>
              Ver los {topics.length} temas
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
