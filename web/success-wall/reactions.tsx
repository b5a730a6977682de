import type { Answer } from '@atalaya/core/api';
import { formatCount } from '@atalaya/core/platform/number-format';
import { type Reaction, reactions, reactionWords } from '@atalaya/core/success-wall/success-wall';
import { HeartHandshake, Lightbulb, PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { cx } from '../ui/cx';

type Story = Answer<'GET /api/success-wall'>['items'][number];

const icons = { congratulations: PartyPopper, thanks: Lightbulb, inspiring: HeartHandshake } as const;

export function Reactions({ story }: { story: Story }) {
  const [counts, setCounts] = useState(story.counts);
  const [reacted, setReacted] = useState<readonly Reaction[]>(story.reacted);
  const change = useAction(
    (reaction: Reaction) =>
      call(
        reacted.includes(reaction)
          ? 'DELETE /api/success-wall/:id/reactions/:reaction'
          : 'PUT /api/success-wall/:id/reactions/:reaction',
        { params: { id: story.id, reaction } },
      ),
    {
      stale: [],
      done: (answer, reaction) => {
        setCounts(answer.counts);
        setReacted((before) =>
          before.includes(reaction) ? before.filter((one) => one !== reaction) : [...before, reaction],
        );
      },
      failed: 'No se ha guardado',
    },
  );
  return (
    <ul className="flex flex-wrap gap-2">
      {reactions.map((reaction) => {
        const Icon = icons[reaction];
        const isOn = reacted.includes(reaction);
        const count = counts[reaction];
        return (
          <li key={reaction}>
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => change.run(reaction)}
              className={cx(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 py-1 text-small leading-[1.2] font-semibold transition-colors pointer-coarse:min-h-11 [&_svg]:size-4',
                isOn ? 'border-navy bg-navy-tint text-navy' : 'border-line text-muted hover:bg-navy-tint',
              )}
            >
              <Icon />
              {reactionWords[reaction]}
              {count > 0 && (
                <>
                  <span aria-hidden="true" className="tabular-nums">
                    {count}
                  </span>
                  <span className="sr-only">, {formatCount(count, 'persona', 'personas')}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
