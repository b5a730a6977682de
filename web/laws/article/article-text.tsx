import { type Block, safeTarget } from '@atalaya/core/platform/markdown-tree';
import { type ReactNode, useMemo } from 'react';
import { NotedText } from '../../syllabus/reader/noted-text';
import { BlockView } from '../../ui/markdown';
import type { ArticleNotes } from './use-article-notes';

type TextProps = {
  /** Tells the texts of an article apart: our sentence and the official wording. */
  section: 'articulo' | 'oficial';
  text: string;
  notes: ArticleNotes;
  className: string;
  /** How its words are shown. */
  words?: (text: string) => ReactNode;
};

const paragraphs = (text: string): Block[] =>
  text.split('\n').map((line) => ({ kind: 'paragraph', children: [{ kind: 'text', text: line }] }));

/** A text of an article that can be highlighted and noted. */
export function ArticleText({ section, text, notes: { notes, highlights }, className, words }: TextProps) {
  const blocks = useMemo(() => paragraphs(text), [text]);
  const own = useMemo(() => notes.filter((note) => note.section === section), [notes, section]);
  return (
    <div data-section={section}>
      <NotedText
        isNarrow
        className={`prose max-w-none! ${className}`}
        blocks={blocks}
        notes={own}
        openNote={highlights.openNote}
        actions={highlights.actions}
      >
        {(block) => <BlockView block={block} top={1} targets={safeTarget} {...(words && { text: words })} />}
      </NotedText>
    </div>
  );
}
