import { Activity, type ComponentType, lazy, type ReactElement, useEffect } from 'react';
import { isTakenOver } from '../early-acts';
import { holdActsIn, releaseActsIn } from './asleep';
import { unfoldInTurn } from './unfold';

const NEAR = '300px';
const AT_LATEST_MS = 15_000;
/** Any of these may lead to another page, and React moves on only from a page that it knows whole. */
const ACTS = ['pointerdown', 'keydown', 'focusin', 'popstate'] as const;

/** Resolves when the reader comes near the part, first acts, or has long been here; at once where there is no HTML yet. */
function isWanted(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  // Another page's part may have the same name, and the reader is just leaving it.
  if (!part || isTakenOver(part)) return Promise.resolve();
  unfoldInTurn(part);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish();
      },
      { rootMargin: NEAR },
    );
    const timer = setTimeout(finish, AT_LATEST_MS);
    function finish() {
      observer.disconnect();
      clearTimeout(timer);
      for (const act of ACTS) window.removeEventListener(act, finish);
      resolve();
    }
    observer.observe(part);
    for (const act of ACTS) window.addEventListener(act, finish, { passive: true });
  });
}

/**
 * A part of a page that the server sends as HTML and whose code comes when it is wanted: until then the HTML stands,
 * and costs the first load nothing. Activity is the boundary because it hydrates on its own and, unlike Suspense, is
 * never moved to the end of the HTML, where a browser without JavaScript would not show it. Make it once per module:
 * a new element would make React give up that HTML.
 */
export function late(id: string, load: () => Promise<{ default: ComponentType }>): ReactElement {
  holdActsIn(id);
  const Part = lazy(async () => {
    await isWanted(id);
    return load().catch((error) => {
      releaseActsIn(id);
      throw error;
    });
  });
  return (
    <Activity>
      <Part />
      <Alive id={id} />
    </Activity>
  );
}

/** Comes alive with the part beside it, never before. */
function Alive({ id }: { id: string }) {
  useEffect(() => releaseActsIn(id), [id]);
  return null;
}
