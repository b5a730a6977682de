import { sentenceFor } from '../http-error';

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** During a session or an exam, whose answers are then only in memory until they are sent. */
export const notStoredSentence =
  'Este dispositivo no deja guardar tus respuestas: no queda espacio o es una ventana privada. Sigue: se envían al momento. No cierres la página si te quedas sin conexión.';

/** The sentence for an error while storing something on the device. */
export function storageSentence(error: unknown): string {
  if (isFull(error))
    return 'No queda espacio en este dispositivo. Libera alguna descarga y vuelve a intentarlo.';
  if (error instanceof DOMException)
    return 'Este navegador no deja guardar nada en el dispositivo. Suele pasar en las ventanas privadas.';
  return sentenceFor(error);
}
