import { useEffect, useState } from 'react';

/** The three screens that a candidate opens first: the study panel, the syllabus and the tests. */
const panels = ['/campus-estudio', '/campus-estudio/temario', '/test'];

/** React Router's own table of what each route is made of; code alone, no data is asked for. */
type Routes = Record<string, { module: string; imports?: string[] } | undefined>;

/** Asked for as the router itself does (react-router.config.ts); an answer for another version is empty. */
async function filesOfPanels(): Promise<string[]> {
  const manifest = Reflect.get(window, '__reactRouterManifest') as { version: string } | undefined;
  if (!manifest) return [];
  const query = new URLSearchParams({ paths: panels.join(','), version: manifest.version });
  const answer = await fetch(`/__routes?${query}`);
  if (answer.status !== 200) return [];
  const routes: Routes = await answer.json();
  return Object.values(routes).flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : []));
}

/** Mounted for a signed-in user when the page is idle (root.tsx): the panels open without waiting for their code. */
export default function PreloadPanels() {
  const [files, setFiles] = useState<string[]>([]);
  useEffect(() => {
    // Whoever is in an exam goes nowhere else for a while, and the phone has enough to do.
    if (document.documentElement.hasAttribute('data-in-exam')) return;
    // Without it the panels are loaded when they are opened.
    filesOfPanels().then(setFiles, () => {});
  }, []);
  return [...new Set(files)].map((href) => <link key={href} rel="modulepreload" href={href} />);
}
