import { notFound } from './not-found';

export const handle = { audience: 'guest' };

export function loader(): never {
  throw notFound();
}

/** Needs no request, so it works offline too. */
export function clientLoader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
