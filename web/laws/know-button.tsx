import { isAtLeastTier } from '@atalaya/core/auth/user';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import type { Known } from './use-known';

const shape =
  'grid size-11 flex-none place-items-center rounded-full border-[1.5px] transition-colors [&_svg]:size-5';

/** «Lo sé» as a round button; without a plan it leads to the plans. */
export function KnowButton({ id, name, known }: { id: string; name: string; known: Known }) {
  const { user } = known;
  if (!user || !isAtLeastTier(user.tier, 'basico'))
    return (
      <Link
        to={user ? '/planes' : '/register'}
        aria-label={`Lo sé: ${name}. Entra con el plan Básico`}
        className={cx(shape, 'border-line-strong text-muted hover:bg-navy-tint')}
      >
        <Check aria-hidden="true" />
      </Link>
    );
  const isKnown = known.isKnown(id);
  return (
    <button
      type="button"
      aria-pressed={isKnown}
      aria-label={`Lo sé: ${name}`}
      aria-busy={known.isBusy(id)}
      onClick={() => known.toggle(id)}
      className={cx(
        shape,
        isKnown
          ? 'border-success bg-success text-on-status'
          : 'border-line-strong text-muted hover:bg-navy-tint',
      )}
    >
      <Check aria-hidden="true" />
    </button>
  );
}
