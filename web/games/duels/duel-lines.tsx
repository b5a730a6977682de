import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { duelPath, duelSentence, duelTitle } from './duel-words';

function actionOf({ state, role, ownScore }: DuelView): string {
  if (state === 'waiting' && role === 'challenger') return 'Ver el enlace';
  return state === 'running' && !ownScore ? 'Jugar el duelo' : 'Ver el duelo';
}

/** The open duels of the user, and the last one that ended. */
export function DuelLines({ duels }: { duels: readonly DuelView[] }) {
  const open = duels.filter(({ state }) => state === 'waiting' || state === 'running');
  const ended = duels.find(({ state }) => state === 'finished');
  const shown = ended ? [...open, ended] : open;
  if (shown.length === 0) return null;
  const now = new Date();
  return (
    <ul aria-label="Duelos" className="mt-3 grid gap-2.5">
      {shown.map((duel) => (
        <li
          key={duel.id}
          className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg border border-line bg-surface px-4 py-4 md:px-6"
        >
          <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
            <Avatar name={duel.other ?? '?'} />
            <p>
              <b>{duelTitle(duel)}</b> <span className="text-muted">{duelSentence(duel, now)}</span>
            </p>
          </div>
          <ButtonLink variant="outline" size="sm" to={duelPath(duel.token)} className="max-sm:w-full">
            {actionOf(duel)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
