import { parseMarkdown } from '@atalaya/core/platform/markdown';
import { Markdown } from './markdown';

/** Parses in the browser: for markdown-preview.tsx, which loads it on demand. */
export default function MarkdownText({ text, top }: { text: string; top: number }) {
  return <Markdown blocks={parseMarkdown(text)} top={top} />;
}
