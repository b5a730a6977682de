import { comparedGames } from '@atalaya/core/games/game';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { call } from '../../platform/api';
import { Button, ButtonLink } from '../../ui/button';
import { duelPath } from './duel-words';
import { useCreateDuel } from './use-duels';

/** At the end of a play: its duel, or a new one with the same puzzle. */
export function DuelEnd({ view }: { view: PlayView }) {
  if (view.source === 'duel') return <DuelLink id={view.sourceRef} />;
  return comparedGames.some((game) => game === view.play.game) ? <Challenge playId={view.id} /> : null;
}

function DuelLink({ id }: { id: string | null }) {
  const { data } = useQuery({ queryKey: ['duels'], queryFn: () => call('GET /api/games/duels') });
  const duel = data?.duels.find((one) => one.id === id);
  return duel ? (
    <ButtonLink variant="outline" to={duelPath(duel.token)}>
      <Swords />
      Ver el duelo
    </ButtonLink>
  ) : null;
}

function Challenge({ playId }: { playId: string }) {
  const create = useCreateDuel();
  return (
    <Button variant="outline" busy={create.isBusy} onClick={() => create.run({ playId })}>
      <Swords />
      Retar a alguien
    </Button>
  );
}
