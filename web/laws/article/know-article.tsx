import { isAtLeastTier } from '@atalaya/core/auth/user';
import { Check } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button';
import { useKnown } from '../use-known';

/** «Lo sé»: puts the article in the review. */
export function KnowArticle({ id }: { id: string }) {
  const known = useKnown();
  const { user } = known;
  if (!user || !isAtLeastTier(user.tier, 'basico'))
    return (
      <ButtonLink full to={user ? '/planes' : '/register'}>
        <Check />
        {user ? 'Lo sé, con el plan Básico' : 'Lo sé, crear mi repaso'}
      </ButtonLink>
    );
  const isKnown = known.isKnown(id);
  return (
    <Button
      full
      variant={isKnown ? 'outline' : 'primary'}
      aria-pressed={isKnown}
      busy={known.isBusy(id)}
      onClick={() => known.toggle(id)}
    >
      <Check />
      {isKnown ? 'En tu repaso' : 'Lo sé, a mi repaso'}
    </Button>
  );
}
