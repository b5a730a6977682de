import { fold } from '../../platform/fold';

export type Section = { id: string; title: string; body: string };
export type Sectioned = { intro: string; sections: Section[] };

const HEADING = /^##\s+(.*?)\s*(?:\{#([^}]*)\})?\s*$/;

/** Splits a Markdown text at its `## Title {#id}` headings. A heading without an id gets one made from its words. */
export function splitSections(markdown: string): Sectioned {
  const intro: string[] = [];
  const sections: { id: string; title: string; lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const found = HEADING.exec(line);
    const current = sections.at(-1);
    if (found) {
      const title = found[1] ?? '';
      sections.push({ id: found[2] ?? freeId(title, sections), title, lines: [] });
    } else if (current) current.lines.push(line);
    else intro.push(line);
  }
  return {
    intro: tidy(intro),
    sections: sections.map(({ id, title, lines }) => ({ id, title, body: tidy(lines) })),
  };
}

/** The inverse of `splitSections`. */
export function joinSections({ intro, sections }: Sectioned): string {
  const parts = sections.map(({ id, title, body }) =>
    `## ${title} {#${id}}${body === '' ? '' : `\n\n${body}`}`.trimEnd(),
  );
  return [...(intro === '' ? [] : [intro]), ...parts].join('\n\n');
}

/** A title as an anchor: «Los valores» → `los-valores`. */
export function anchorOf(title: string): string {
  const plain = fold(title);
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'seccion';
}

function freeId(title: string, taken: readonly { id: string }[]): string {
  const base = anchorOf(title);
  const isTaken = (id: string) => taken.some((section) => section.id === id);
  for (let serial = 1; ; serial += 1) {
    const id = serial === 1 ? base : `${base}-${serial}`;
    if (!isTaken(id)) return id;
  }
}

/** Without leading and trailing empty lines. */
const tidy = (lines: readonly string[]): string => lines.join('\n').replace(/^(\s*\n)+|\s+$/g, '');
