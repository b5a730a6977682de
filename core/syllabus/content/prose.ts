/** Markdown without link targets, anchors and code. Keeps line breaks. */
export function readableText(markdown: string): string {
  return markdown
    .replace(/\{#[^}\n]*\}/g, '')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/`[^`\n]*`/g, ' ');
}

export function wordCount(markdown: string): number {
  const shown = markdown.replace(/\{#[^}\n]*\}/g, '').replace(/\]\([^)\n]*\)/g, ']');
  return shown.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}

export type Heading = { line: number; title: string; id: string | null };

/** The `## Title {#id}` headings, with their line counted from `firstLine`. */
export function sectionHeadings(markdown: string, firstLine: number): Heading[] {
  return markdown.split('\n').flatMap((text, index) => {
    const found = /^##\s+(.*?)\s*(?:\{#([^}]*)\})?\s*$/.exec(text);
    return found ? [{ line: firstLine + index, title: found[1] ?? '', id: found[2] ?? null }] : [];
  });
}

export type Link = { line: number; target: string };

export function linksOf(markdown: string, firstLine: number): Link[] {
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\]\(([^)\s]*)(?:\s[^)]*)?\)/g)].map((found) => ({
      line: firstLine + index,
      target: found[1] ?? '',
    })),
  );
}

// Abbreviations whose full stop does not end a sentence.
const ABBREVIATIONS = new Set(
  'art arts núm núms disp cap caps tít apdo apdos párr pág págs ss ed etc sr sra dr dra vid ej aa cc ee ff hh rr uu'.split(
    ' ',
  ),
);

/** The end of each sentence except the last. */
function sentenceEnds(text: string): number[] {
  const ends = [...text.matchAll(/(\p{L}+|\S)[.!?…]+[»”")\]]*(?=\s+[¿¡«“"(]*[\p{Lu}\p{N}])/gu)];
  return ends
    .filter(([, word = '']) => word.length > 1 && !ABBREVIATIONS.has(word.toLowerCase()))
    .map((end) => end.index + end[0].length);
}

/** Sentence ends, including those after a bracket or a number, which `sentenceEnds` does not report. */
export function speechBreaks(text: string): number[] {
  const doubtful = [...text.matchAll(/[)\]\d][.!?…]+(?=\s+[¿¡«(]*\p{Lu})/gu)].map(
    (end) => end.index + end[0].length,
  );
  return [...new Set([...sentenceEnds(text), ...doubtful])].sort((one, other) => one - other);
}

export const sentenceCount = (text: string): number => 1 + sentenceEnds(text).length;
