import { RECORDING_KEPT_DAYS, REVIEW_HOURS } from '@atalaya/core/interview/recording';
import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Checkbox } from '../ui/forms/checkbox';
import { LockedLine, Note } from '../ui/note';
import { Progress } from '../ui/progress';

type SendPanelProps = {
  recording: Blob;
  isLocked: boolean;
  isRated: boolean;
  /** Saves the ratings and uploads. */
  onSend: (onProgress: (share: number) => void) => Promise<void>;
};

const megabytes = (bytes: number): string => `${formatOneDecimal(bytes / 1024 / 1024)} MB`;

/** Says what is sent, to whom and until when, before it is sent. */
export function SendPanel({ recording, isLocked, isRated, onSend }: SendPanelProps) {
  const [consents, setConsents] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const send = async () => {
    setError(null);
    setShare(0);
    try {
      await onSend(setShare);
    } catch (failure) {
      setError(failure);
      setShare(null);
    }
  };
  return (
    <Card>
      <h2 className="text-h3">Revisión de un preparador</h2>
      <p className="mt-2 text-small text-muted">
        Comentarios segundo a segundo en {REVIEW_HOURS} horas. La copia se borra a los {RECORDING_KEPT_DAYS}{' '}
        días de la revisión, o antes si tú quieres.
      </p>
      {isLocked ? (
        <div className="mt-4">
          <LockedLine to="/planes" linkLabel="Ver Elite">
            Se abre con el plan Elite.
          </LockedLine>
        </div>
      ) : (
        <div className="mt-4 grid gap-3">
          <Checkbox
            checked={consents}
            onChange={({ target }) => setConsents(target.checked)}
            label={
              <span className="text-small">
                Envío esta grabación, la pregunta y la transcripción a los preparadores de Atalaya. Mi
                valoración no la ven.
              </span>
            }
          />
          {error !== null && (
            <div role="alert">
              <Note tone="danger" icon={null}>
                {sentenceFor(error)} Lo que ya ha llegado no se vuelve a enviar.
              </Note>
            </div>
          )}
          {share !== null && (
            <Progress
              label="Envío de la grabación"
              value={Math.round(share * 100)}
              valueText={`${Math.round(share * 100)} %`}
            />
          )}
          <Button
            variant="outline"
            size="sm"
            full
            disabled={!consents || !isRated}
            busy={share !== null}
            busyLabel="Enviando"
            onClick={() => void send()}
          >
            <Send />
            Enviar la grabación, {megabytes(recording.size)}
          </Button>
          {!isRated && (
            <p className="text-small text-muted">Valórate primero: así las dos miradas son libres.</p>
          )}
        </div>
      )}
    </Card>
  );
}
