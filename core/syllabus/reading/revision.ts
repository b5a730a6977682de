import type { Section } from './sections.ts';

/** The five-line summary and all typical mistakes of a topic, for the last review. Empty if it has neither. */
export function lastReview(sections: readonly Section[]): string {
  const summary = sections.find(({ id }) => id === 'resumen');
  const traps = sections.flatMap(({ title, body }) => {
    const found = subsection(body, 'Trampas típicas');
    return found === '' ? [] : [`### ${title}\n\n${found}`];
  });
  return [
    ...(summary ? [`## En cinco líneas\n\n${summary.body}`] : []),
    ...(traps.length > 0 ? [`## Las trampas del tema\n\n${traps.join('\n\n')}`] : []),
  ].join('\n\n');
}

/** All tables of a topic, each under the heading of its section. */
export function figureTables(sections: readonly Section[]): string {
  return sections
    .flatMap(({ title, body }) => {
      const tables = tablesOf(body);
      return tables.length > 0 ? [`## ${title}\n\n${tables.join('\n\n')}`] : [];
    })
    .join('\n\n');
}

/** The text under a `### heading`, up to the next one. */
function subsection(body: string, heading: string): string {
  const parts = body.split(/^### +/m);
  const found = parts.slice(1).find((part) => part.split('\n')[0]?.trim() === heading);
  return found?.split('\n').slice(1).join('\n').trim() ?? '';
}

function tablesOf(body: string): string[] {
  return [...body.matchAll(/(?:^\|.*\|[ ]*(?:\n|$)){2,}/gm)].map(([table]) => table.trim());
}
