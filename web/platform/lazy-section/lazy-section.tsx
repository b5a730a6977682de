import { Activity, type ComponentType, lazy, type ReactElement } from 'react';
import { isWanted } from './is-wanted';

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
