import type { Answer } from '@atalaya/core/api';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Progress } from '../../ui/progress';

type Chests = Answer<'GET /api/games/chests'>;

export function chestWords({ days, needed, isOpened, ready, week }: Chests): string {
  if (isOpened) return 'El de esta semana ya está abierto. El lunes empieza otro.';
  if (ready.includes(week)) return 'Ganado: ábrelo cuando quieras.';
  const left = needed - days;
  return left === 1
    ? 'Un día de estudio más y se abre.'
    : `${formatCount(left, 'día', 'días')} de estudio más y se abre.`;
}

export const ChestProgress = ({ chests }: { chests: Chests }) => (
  <Progress
    label="Días de estudio para el cofre de la semana"
    value={Math.min(chests.days, chests.needed)}
    max={chests.needed}
    valueText={`${chests.days} de ${chests.needed} días`}
  />
);
