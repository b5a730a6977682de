import { redirect } from 'react-router';
import { HttpError } from '../platform/http-error';

/** An address that names no topic leads to the syllabus, which says so. Other failures stay what they are. */
export function missingTopic(error: unknown): never {
  if (error instanceof HttpError && error.status === 404)
    throw redirect('/campus-estudio/temario?falta=tema');
  throw error;
}
