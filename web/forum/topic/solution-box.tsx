import { CircleCheck } from 'lucide-react';
import { PostArticle } from './post-article';
import type { Post } from './topic-data';

/** The answer that solves the topic, below the question. */
export function SolutionBox({ post, asker }: { post: Post; asker: string }) {
  return (
    <section
      id="solucion"
      aria-label="Respuesta que lo resuelve"
      className="my-4 scroll-mt-24 border-success bg-success-tint p-5 max-md:-mx-5 max-md:border-y-[1.5px] md:rounded-lg md:border-[1.5px] md:px-6"
    >
      <p className="mb-3 flex items-center gap-2 text-small font-semibold text-success">
        <CircleCheck aria-hidden="true" className="size-5!" />
        Respuesta que lo resuelve, marcada por {asker}
      </p>
      <PostArticle post={post} isPlain />
    </section>
  );
}
