import { data } from 'react-router';

export const handle = { audience: 'guest' };

const missing = () => data(null, { status: 404 });

/** Every path that no feature claims. */
export function loader(): never {
  throw missing();
}

/** The browser knows the whole route table: it need not ask, and answers offline too. */
export function clientLoader(): never {
  throw missing();
}

export default function NotFound() {
  return null;
}
