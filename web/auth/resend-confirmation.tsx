import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { useVolver } from './use-return';

/** Sends the confirmation email again. The response is the same for every address, so the message is conditional. */
export function ResendConfirmation({ email }: { email: () => string }) {
  const volver = useVolver();
  const [isSent, setSent] = useState(false);
  const { run, isBusy, fault } = useAction(
    () => call('POST /api/auth/resend-confirmation', { body: { email: email(), volver } }),
    { stale: [], done: () => setSent(true) },
  );
  return (
    <span role="status">
      {isSent ? (
        'Si esa cuenta está pendiente de confirmar, el correo va de camino.'
      ) : (
        <button
          type="button"
          className="link min-h-6 font-semibold"
          aria-disabled={isBusy}
          onClick={() => void run()}
        >
          {isBusy ? 'Enviando…' : 'Enviar otra vez el correo de confirmación'}
        </button>
      )}
      {fault && ` ${fault}`}
    </span>
  );
}
