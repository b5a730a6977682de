import { type ReactionKind, reactionLabels, reactionsOf } from '@atalaya/core/forum/forum';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { CircleHelp, Heart, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api';
import { useSession } from '../../platform/session';
import { toastError } from '../../platform/toast-error';
import { cx } from '../../ui/cx';
import { useMay } from '../write/use-may';
import { useInTopic } from './topic-context';
import type { Post } from './topic-data';

const icons = { util: ThumbsUp, gracias: Heart, duda: CircleHelp };

/** Pressed at once; taken back if the server refuses. */
export function Reactions({ post }: { post: Post }) {
  const { user } = useSession();
  const { mine, changed } = useInTopic();
  const [pending, setPending] = useState<{ kind: ReactionKind; isOn: boolean }>();
  const may = useMay();
  const isOwn = user !== null && user.username === post.author.username;
  const isSaved = (kind: ReactionKind) =>
    mine?.reactions.some((one) => one.number === post.number && one.kind === kind) ?? false;
  const toggle = async (kind: ReactionKind) => {
    if (pending || !(await may('reaccionar'))) return;
    const isOn = !isSaved(kind);
    setPending({ kind, isOn });
    try {
      const input = { params: { id: post.id, kind } };
      if (isOn) await call('PUT /api/forum/posts/:id/reactions/:kind', input);
      else await call('DELETE /api/forum/posts/:id/reactions/:kind', input);
      await changed();
    } catch (error) {
      toastError('No se ha guardado', error);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <fieldset aria-label="Reacciones" className="flex flex-wrap gap-1.5">
      {reactionsOf(post.number).map((kind) => {
        const Icon = icons[kind];
        const saved = isSaved(kind);
        const isOn = pending?.kind === kind ? pending.isOn : saved;
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
            <Icon aria-hidden="true" />
            <span className="max-md:hidden">{reactionLabels[kind]}</span>
            <b className="font-semibold tabular-nums">{formatNumber(count)}</b>
          </button>
        );
      })}
    </fieldset>
  );
}
