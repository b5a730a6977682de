import { redirect } from 'react-router';
import { HttpError } from '../platform/http-error';

/** An unknown topic redirects to the syllabus with a message. Other errors are rethrown. */
export function missingTopic(error: unknown): never {
  if (error instanceof HttpError && error.status === 404)
    throw redirect('/campus-estudio/temario?falta=tema');
  throw error;
}
