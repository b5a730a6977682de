import { toast } from '../ui/overlays/toast-store';
import { sentenceFor } from './http-error';

/** Says what did not happen, with the sentence of the error. */
export const toastError = (title: string, error: unknown) =>
  toast({ title, description: sentenceFor(error), variant: 'destructive' });
