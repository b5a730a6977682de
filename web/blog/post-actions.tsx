import type { BlogCard } from '@atalaya/core/blog/posts';
import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { useMarks } from './use-marks';

const action =
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-1.5 text-small text-muted no-underline tabular-nums transition-colors hover:bg-navy-tint pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4.5';

type PostActionsProps = {
  post: BlogCard;
  /** Called with each like or unlike. */
  onLike?: (change: 1 | -1) => void;
};

/** The buttons read the marks themselves, so that the page around them does not re-render. */
export function PostActions({ post, onLike }: PostActionsProps) {
  const marks = useMarks();
  const isLiked = marks.isOn('like', post.id);
  const isSaved = marks.isOn('save', post.id);
  return (
    <div className="-mr-1.5 ml-auto flex flex-none items-center">
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={`Me gusta, ${post.likes}`}
        onClick={() => {
          onLike?.(isLiked ? -1 : 1);
          marks.toggle('like', post.id);
        }}
        className={cx(action, isLiked && 'text-danger')}
      >
        <Heart className={isLiked ? 'fill-current' : undefined} />
        {post.likes}
      </button>
      <Link
        to={`/blog/${post.id}#comentarios`}
        aria-label={post.comments === 1 ? '1 comentario' : `${post.comments} comentarios`}
        className={action}
      >
        <MessageCircle />
        {post.comments}
      </Link>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label="Guardar en tu lista de lectura"
        onClick={() => marks.toggle('save', post.id)}
        className={cx(action, isSaved && 'text-navy')}
      >
        <Bookmark className={isSaved ? 'fill-current' : undefined} />
      </button>
    </div>
  );
}
