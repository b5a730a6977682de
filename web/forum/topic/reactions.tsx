import { type ReactionKind, reactionLabels, reactionsOf } from '@atalaya/core/forum/forum';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { CircleHelp, Heart, ThumbsUp } from 'lucide-react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { useSession } from '../../platform/session';
import { cx } from '../../ui/cx';
import { useMay } from '../write/use-may';
import { useInTopic } from './topic-context';
import type { Post } from './topic-data';

const icons = { util: ThumbsUp, gracias: Heart, duda: CircleHelp };

/** Pressed at once; taken back if the server refuses. */
export function Reactions({ post }: { post: Post }) {
  const { user } = useSession();
  const { mine, changed } = useInTopic();
  const may = useMay();
  const isOwn = user !== null && user.username === post.author.username;
  const isSaved = (kind: ReactionKind) =>
    mine?.reactions.some((one) => one.number === post.number && one.kind === kind) ?? false;
  const { run, given } = useAction(
    ({ kind, isOn }: { kind: ReactionKind; isOn: boolean }): Promise<unknown> => {
      const input = { params: { id: post.id, kind } };
      return isOn
        ? call('PUT /api/forum/posts/:id/reactions/:kind', input)
        : call('DELETE /api/forum/posts/:id/reactions/:kind', input);
    },
    { stale: [], done: changed, failed: 'No se ha guardado' },
  );
  const toggle = async (kind: ReactionKind) => {
    if (given || !(await may('reaccionar'))) return;
    run({ kind, isOn: !isSaved(kind) });
  };
  return (
    <fieldset aria-label="Reacciones" className="flex flex-wrap gap-1.5">
      {reactionsOf(post.number).map((kind) => {
        const Icon = icons[kind];
        const saved = isSaved(kind);
        const isOn = given?.kind === kind ? given.isOn : saved;
        const count = (post.reactions[kind] ?? 0) + (isOn === saved ? 0 : isOn ? 1 : -1);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn}
            aria-label={`${reactionLabels[kind]}, ${formatNumber(count)}`}
            disabled={isOwn}
            onClick={() => toggle(kind)}
            className={cx(
              'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.75 rounded-full border-[1.5px] px-3 text-small font-semibold [&_svg]:size-4.5',
              isOn
                ? 'border-navy bg-navy-tint text-navy'
                : 'border-line bg-surface text-muted hover:border-line-strong',
            )}
          >
            <Icon />
            <span className="max-md:hidden">{reactionLabels[kind]}</span>
            <b className="tabular-nums">{formatNumber(count)}</b>
          </button>
        );
      })}
    </fieldset>
  );
}
