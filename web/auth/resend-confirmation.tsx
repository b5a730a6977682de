import { useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { useVolver } from './use-return';

type Progress = 'ready' | 'busy' | 'sent';

/** Sends the confirmation email again. The response is the same for every address, so the message is conditional. */
export function ResendConfirmation({ email }: { email: () => string }) {
  const [progress, setProgress] = useState<Progress>('ready');
  const [fault, setFault] = useState('');
  const volver = useVolver();
  const send = async () => {
    setProgress('busy');
    setFault('');
    try {
      await call('POST /api/auth/resend-confirmation', { body: { email: email(), volver } });
      setProgress('sent');
    } catch (error) {
      setFault(sentenceFor(error));
      setProgress('ready');
    }
  };
  return (
    <span role="status">
      {progress === 'sent' ? (
        'Si esa cuenta está pendiente de confirmar, el correo va de camino.'
      ) : (
        <button
          type="button"
          className="link min-h-6 font-semibold"
          aria-disabled={progress === 'busy'}
          onClick={progress === 'busy' ? undefined : send}
        >
          {progress === 'busy' ? 'Enviando…' : 'Enviar otra vez el correo de confirmación'}
        </button>
      )}
      {fault && ` ${fault}`}
    </span>
  );
}
