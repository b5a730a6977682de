import { useEffect, useState } from 'react';

/** The screens that a candidate opens first: the study panel, the syllabus and the tests. */
const panels = ['/campus-estudio', '/campus-estudio/temario', '/test'];

type Manifest = {
  module: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  imports?: string[];
};
type Routes = Record<string, Manifest | undefined>;

/** The router only knows the routes it has discovered, so its own prefetch finds nothing: ask its discovery endpoint. */
async function filesOfPanels(): Promise<string[]> {
  const manifest: { version: string } | undefined = Reflect.get(window, '__reactRouterManifest');
  if (!manifest) return [];
  const query = new URLSearchParams({ paths: panels.join(','), version: manifest.version });
  const response = await fetch(`/__routes?${query}`);
  // 204: the build has changed meanwhile.
  if (response.status !== 200) return [];
  const routes: Routes = await response.json();
  return Object.values(routes)
    .flatMap((route) => [
      route?.module,
      route?.clientLoaderModule,
      route?.clientMiddlewareModule,
      ...(route?.imports ?? []),
    ])
    .filter((file) => file !== undefined);
}

/** Mounted for a signed-in user when the page is idle (root.tsx). */
export default function PreloadPanels() {
  const [files, setFiles] = useState<string[]>([]);
  useEffect(() => {
    // Not during an exam.
    if (document.documentElement.hasAttribute('data-in-exam')) return;
    // On failure the panels load when they are opened.
    filesOfPanels().then(setFiles, () => {});
  }, []);
  return [...new Set(files)].map((href) => <link key={href} rel="modulepreload" href={href} />);
}
