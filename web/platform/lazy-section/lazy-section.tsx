import { Activity, type ComponentType, lazy, type ReactElement } from 'react';

/**
 * A section below the first screen: the server sends its HTML, and its code loads when the visitor comes near. `Activity` is a
 * hydration boundary as `Suspense` is, but needs no fallback, so the HTML is always in its place. Call it once per module: React
 * keeps the server's HTML only while the element stays the same.
 */
export function lazySection(id: string, load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Section = lazy(async () => {
    await isWanted(id);
    return load();
  });
  return (
    <Activity>
      <Section />
    </Activity>
  );
}

const NEAR = '300px';
/** Any of these may start a navigation, and React finishes one only when every boundary of the page has its code. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'popstate'] as const;

const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  for (const kind of INTERACTIONS)
    window.addEventListener(kind, () => resolve(), { once: true, passive: true });
});

/** Resolves when the section comes near the viewport or on the first interaction; at once if it has no server HTML. */
function isWanted(id: string): Promise<void> {
  const section = typeof document === 'undefined' ? null : document.getElementById(id);
  return section ? Promise.race([firstInteraction, comesNear(section)]) : Promise.resolve();
}

const comesNear = (section: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(section);
  });
