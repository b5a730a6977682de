import { lazy, Suspense } from 'react';

const MarkdownText = lazy(() => import('./markdown-text'));

/** Markdown that is being written. The parser is loaded when the first preview is shown. */
export const MarkdownPreview = (props: { text: string; top: number }) => (
  <Suspense>
    <MarkdownText {...props} />
  </Suspense>
);
