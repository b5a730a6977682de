import { topicNumberIn } from '@atalaya/core/syllabus/reading/reading';
import { redirect } from 'react-router';
import { HttpError } from '../platform/http-error';

const toSyllabus = () => redirect('/campus-estudio/temario?falta=tema');

/** An unknown topic redirects to the syllabus with a message. Other errors are rethrown. */
export function missingTopic(error: unknown): never {
  throw error instanceof HttpError && error.status === 404 ? toSyllabus() : error;
}

/** From another way to write a topic's address to its own, which is the only one that reads anything. */
export function toTopic(written: string | undefined, pathOf: (number: number) => string): Response {
  const number = topicNumberIn(written ?? '');
  return number === null ? toSyllabus() : redirect(pathOf(number));
}
