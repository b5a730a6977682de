import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The id of a record that does not exist yet. */
export const NEW = 'nueva';

/** History state of an address opened from a row: closing goes back. */
export const OPENED_HERE = { openedFromList: true };

/** The open row, stored in the URL under `name`. */
export function useOpenRecord(name: string) {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  const withRecord = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(name);
    else next.set(name, id);
    return { pathname, search: next.toString() };
  };
  const cameFromList = typeof state === 'object' && state !== null && 'openedFromList' in state;
  return {
    id: params.get(name),
    to: (id: string) => withRecord(id),
    close: () =>
      cameFromList ? navigate(-1) : navigate(withRecord(null), { replace: true, preventScrollReset: true }),
  };
}
