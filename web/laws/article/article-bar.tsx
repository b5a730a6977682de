import { Headphones, Highlighter, StickyNote } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import type { ArticleData } from './article-data';
import { KnowArticle } from './know-article';
import { type ArticleNotes, keepSelection } from './use-article-notes';
import { useSpokenArticle } from './use-spoken-article';

const tool = 'text-navy aria-pressed:bg-navy aria-pressed:text-on-navy';

type BarProps = { article: ArticleData; notes: ArticleNotes };

/** On a phone the tools of the text stay at hand, at the foot of the screen. */
export function ArticleBar({ article, notes: { isSignedIn, highlights } }: BarProps) {
  const { canSpeak, isSpeaking, toggle } = useSpokenArticle(article);
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-10 flex items-center gap-1 border-t border-line bg-surface px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:-mx-8 lg:hidden noscript:hidden print:hidden">
      {canSpeak && (
        <IconButton
          label={isSpeaking ? 'Parar' : 'Escuchar'}
          aria-pressed={isSpeaking}
          className={tool}
          onClick={toggle}
        >
          <Headphones />
        </IconButton>
      )}
      {isSignedIn && (
        <>
          <IconButton
            label="Subrayar"
            aria-pressed={highlights.isHighlighting}
            className={tool}
            onPointerDown={keepSelection}
            onClick={highlights.highlightSelection}
          >
            <Highlighter />
          </IconButton>
          <IconButton label="Nota" className={tool} onPointerDown={keepSelection} onClick={highlights.note}>
            <StickyNote />
          </IconButton>
        </>
      )}
      <div className="min-w-0 flex-1">
        <KnowArticle id={article.id} />
      </div>
    </div>
  );
}
