import { formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { sentenceFor } from '../platform/http-error';

type Held = { users: number; meet: number; hold: number };
type HoldersProps = { asked: object; load: () => Promise<Held> };

/** How many users meet a criterion as it is written now. */
export function Holders({ asked, load }: HoldersProps) {
  const { data, error } = useQuery({ queryKey: ['ranks-preview', asked], queryFn: load, retry: false });
  if (error) return <p role="alert">{sentenceFor(error)}</p>;
  if (!data) return <p className="text-muted">Contando…</p>;
  return (
    <p>
      Ahora lo cumplen <b>{formatNumber(data.meet)}</b> de {formatNumber(data.users)}{' '}
      {data.users === 1 ? 'persona' : 'personas'} con estudio; lo tienen ya <b>{formatNumber(data.hold)}</b>,
      y nadie lo pierde.
    </p>
  );
}
