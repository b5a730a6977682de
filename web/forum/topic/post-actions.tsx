import { excerptOf } from '@atalaya/core/forum/notices';
import { Ellipsis, Reply } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { cx } from '../../ui/cx';
import { useMay } from '../write/use-may';
import { Reactions } from './reactions';
import { useInTopic } from './topic-context';
import type { Post } from './topic-data';

const PostMenu = lazy(() => import('./post-menu'));

const round =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 text-small font-semibold text-muted hover:bg-navy-tint hover:text-navy [&_svg]:size-4.5';
const LONGEST_QUOTE = 300;

/** What the reader has marked inside the post. */
function selectedIn(element: Element | null): string {
  const selection = window.getSelection();
  const isInside = element && selection?.anchorNode && element.contains(selection.anchorNode);
  return isInside ? selection.toString().replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE) : '';
}

/** The menu loads when it is first opened. */
export function PostActions({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const { topic, setQuote } = useInTopic();
  const [opened, setOpened] = useState<'keys' | 'pointer'>();
  const may = useMay();
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-1.5">
      <Reactions post={post} />
      <span className="ml-auto flex">
        {!topic.isClosed && (
          <button
            type="button"
            className={round}
            onClick={async (event) => {
              const marked = selectedIn(event.currentTarget.closest('article'));
              if (!(await may('responder'))) return;
              const text = marked || excerptOf(post.blocks, LONGEST_QUOTE);
              setQuote({
                parent: post.number > 1 ? post.number : null,
                name: post.author.name,
                text,
                turn: Date.now(),
              });
            }}
          >
            <Reply />
            <span className="max-md:sr-only">Citar</span>
            <span className="sr-only"> a {post.author.name}</span>
          </button>
        )}
        {opened ? (
          <Suspense fallback={<MenuButton className={round} />}>
            <PostMenu
              post={post}
              onEdit={onEdit}
              isByKeyboard={opened === 'keys'}
              button={<MenuButton className={round} />}
            />
          </Suspense>
        ) : (
          <MenuButton
            className={round}
            // A press of a key counts no clicks.
            onClick={({ detail }) => setOpened(detail === 0 ? 'keys' : 'pointer')}
          />
        )}
      </span>
    </div>
  );
}

function MenuButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" aria-label="Más acciones" {...rest} className={cx(className, 'px-0')}>
      <Ellipsis />
    </button>
  );
}
