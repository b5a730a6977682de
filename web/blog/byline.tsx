import type { BlogCard } from '@atalaya/core/blog/posts';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';

export function Byline({
  post,
  children,
}: {
  post: Pick<BlogCard, 'author' | 'avatar'>;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-small leading-[1.35]">
      <Avatar name={post.author} {...(post.avatar ? { src: post.avatar } : {})} />
      <span className="min-w-0">
        <b className="block truncate">{post.author}</b>
        <span className="text-muted">{children}</span>
      </span>
    </div>
  );
}
