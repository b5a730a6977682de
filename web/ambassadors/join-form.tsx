import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/forms/checkbox';
import { FieldError } from '../ui/forms/field';
import { Note } from '../ui/note';

export function JoinForm() {
  const [accepts, setAccepts] = useState(false);
  const [asked, setAsked] = useState(false);
  const join = useAction(() => call('POST /api/ambassadors/me', { body: { acceptTerms: true } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (accepts) join.run();
  };
  return (
    <form
      onSubmit={submit}
      className="mt-9 grid max-w-2xl gap-6 rounded-lg border border-line bg-surface p-6 md:p-8"
    >
      <h2 className="text-h3">Hazte embajador</h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>Cuenta con sinceridad lo que usas: sin correo no deseado y sin anuncios con nuestra marca.</li>
        <li>Las compras propias no cuentan, y lo que se devuelve se descuenta.</li>
        <li>Te pagamos por transferencia lo pendiente; antes te escribimos para pedirte los datos.</li>
      </ul>
      <div className="grid gap-1.5">
        <Checkbox
          label="Acepto estas condiciones"
          checked={accepts}
          onChange={(event) => setAccepts(event.target.checked)}
        />
        {asked && !accepts && <FieldError id="condiciones-error">Debes aceptar las condiciones.</FieldError>}
      </div>
      <div role="alert" className="empty:hidden">
        {join.error ? (
          <Note tone="danger" icon={<CircleAlert />}>
            {join.fault}
          </Note>
        ) : null}
      </div>
      <Button type="submit" className="justify-self-start" busy={join.isBusy} busyLabel="Un momento…">
        Quiero mi enlace
      </Button>
    </form>
  );
}
