import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Marks an address that was reached by pressing a row: closing it is going back. */
export const OPENED_HERE = { openedFromList: true };

/** Which row of a list is open beside it, in the address under `name`. Closing goes back where one came from. */
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
