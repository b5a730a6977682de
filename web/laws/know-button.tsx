import { isAtLeastTier } from '@atalaya/core/auth/user';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Known } from './use-known';
import './laws.css';

/** «Lo sé» as a round button; without a plan it leads to the plans. */
export function KnowButton({ id, name, known }: { id: string; name: string; known: Known }) {
  const { user } = known;
  if (!user || !isAtLeastTier(user.tier, 'basico'))
    return (
      <Link
        to={user ? '/planes' : '/register'}
        aria-label={`Lo sé: ${name}. Entra con el plan Básico`}
        className="law-known"
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
      className="law-known"
    >
      <Check aria-hidden="true" />
    </button>
  );
}
