import { formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';

export function RankLine() {
  const { data } = useQuery(read('GET /api/progress/rank'));
  if (!data) return null;
  if (data.position === null || data.cutPosition === null)
    return (
      <p className="text-small text-muted">
        Tu puesto frente a las {formatNumber(data.places)} plazas lo diremos cuando haya {data.needed}{' '}
        opositores con predicción; ahora hay {formatNumber(data.candidates)}.
      </p>
    );
  const isIn = data.position <= data.cutPosition;
  return (
    <p className="text-small">
      Puesto <b className="num text-h4">{formatNumber(data.position)}</b> de {formatNumber(data.candidates)}{' '}
      en Atalaya.{' '}
      <span className="text-muted">
        Con las plazas por aspirante de 2025 entrarían los {formatNumber(data.cutPosition)} primeros
        {isIn ? ': hoy estarías dentro.' : ': hoy te faltaría.'}
      </span>
    </p>
  );
}
