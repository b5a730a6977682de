/** The three screens that a candidate opens first: the study panel, the syllabus and the tests. By the file of their route. */
const panels = ['progress/today-page', 'syllabus/syllabus-page', 'exams/build-page'];

/** React Router's own table of what each route is made of; code alone, no data is asked for. */
type Manifest = {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
};

function filesOf(panel: string): string[] {
  const manifest = Reflect.get(window, '__reactRouterManifest') as Manifest | undefined;
  const route = manifest?.routes[panel];
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

/** Mounted for a signed-in user when the page is idle (root.tsx): the panels open without waiting for their code. */
export default function PreloadPanels() {
  const files = [...new Set(panels.flatMap(filesOf))];
  return files.map((href) => <link key={href} rel="modulepreload" href={href} />);
}
