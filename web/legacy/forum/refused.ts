import { HttpError } from '../../platform/http-error';

/** What the server said about a form: one sentence per field, or one for all. */
export function refused(error: unknown): { faults: Record<string, string>; sentence: string } {
  if (!(error instanceof HttpError) || error.status >= 500) throw error;
  const faults = error.details.fields ?? {};
  if (error.status === 401)
    return { faults, sentence: 'Inicia sesión para escribir en el foro. Lo que has escrito sigue aquí.' };
  if (error.code === 'request.tier')
    return { faults, sentence: 'Con la prueba lees todo el foro. Para escribir necesitas el plan Básico.' };
  return { faults, sentence: Object.keys(faults).length > 0 ? '' : error.sentence };
}
