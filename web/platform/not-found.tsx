import { data } from 'react-router';

export const handle = { audience: 'guest' };

const missing = () => data(null, { status: 404 });

export function loader(): never {
  throw missing();
}

/** Needs no request, so it works offline too. */
export function clientLoader(): never {
  throw missing();
}

export default function NotFound() {
  return null;
}
