import type { Answer } from '@atalaya/core/api';
import { BANK_CODE, type Behaviour, behaviourLabels, behaviours } from '@atalaya/core/checkout/simulated';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { Button, ButtonLink } from '../ui/button';
import { Input } from '../ui/forms/input';
import { RadioGroup } from '../ui/forms/radio-group';
import { Note } from '../ui/note';

type Payment = Answer<'GET /api/test-checkout/payments/:id'>;

const backTo = (orderId: string): string => `/checkout-success?pedido=${orderId}`;

export function TestPayment({ payment: given }: { payment: Payment }) {
  const [behaviour, setBehaviour] = useState<Behaviour>('pay');
  const [payment, setPayment] = useState(given);
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const pay = useAction(
    (body: { behaviour: Behaviour; code?: string }) =>
      call('POST /api/test-checkout/payments/:id', { params: { id: payment.id }, body }),
    {
      stale: [],
      done: (after) => (after.state === 'paid' ? navigate(backTo(after.orderId)) : setPayment(after)),
      // A lost response says nothing about the payment; the order page will show it.
      caught: (error) => {
        if (error instanceof HttpError && error.code === 'checkout.no-answer')
          void navigate(backTo(payment.orderId));
      },
    },
  );
  const isAsking = payment.state === 'second-step';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay.run(isAsking ? { behaviour: 'second-step', code } : { behaviour });
  };
  if (payment.state === 'paid' || payment.state === 'expired')
    return (
      <div className="mt-9 grid justify-items-start gap-5">
        <p className="text-lead">
          {payment.state === 'paid'
            ? 'Este pago ya está hecho.'
            : 'Este pago ha caducado o se ha abierto otro en su lugar. No se ha cobrado nada.'}
        </p>
        <ButtonLink to={backTo(payment.orderId)}>Ver el pedido</ButtonLink>
      </div>
    );
  return (
    <form onSubmit={submit} className="mt-9 grid gap-7">
      <div className="rounded-lg border border-line bg-surface p-6 md:p-8">
        <p className="text-muted">{payment.description}</p>
        <p className="num mt-2 text-[3rem] leading-none font-bold">{formatEuros(payment.cents)}</p>
      </div>
      {isAsking ? (
        <Input
          label="Código que te manda el banco"
          hint={`En la demostración es siempre ${BANK_CODE}.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <RadioGroup
          label="Qué hace el proveedor"
          name="behaviour"
          value={behaviour}
          onChange={setBehaviour}
          options={behaviours.map((value) => ({
            value,
            label: behaviourLabels[value].name,
            hint: behaviourLabels[value].text,
          }))}
        />
      )}
      <div role="alert" className="empty:hidden">
        {(pay.error || payment.failure) && !pay.isBusy ? (
          <Note tone="danger" icon={<CircleAlert />}>
            {pay.error ? pay.fault : `${payment.failure} No se te ha cobrado nada.`}
          </Note>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={pay.isBusy} busyLabel="Un momento…">
          {isAsking ? 'Confirmar el código' : 'Continuar'}
        </Button>
        <ButtonLink to={backTo(payment.orderId)} size="lg" variant="outline">
          Volver sin pagar
        </ButtonLink>
      </div>
    </form>
  );
}
