/** The words of a section in the DOM, in the order in which core/syllabus/reading-text.ts counts them. */
function* textNodes(section: Element): Generator<Text> {
  for (const block of section.querySelectorAll('[data-block]')) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
      // The caption names a table for those who cannot see it: it is no part of the text.
      node.parentElement?.closest('caption') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) yield node;
  }
}

export const sectionText = (section: Element): string =>
  [...textNodes(section)].map((node) => node.data).join('');

/** How many characters of the section stand before a point of the DOM. */
function offsetOf(section: Element, node: Node, offset: number): number {
  const point = document.createRange();
  point.setStart(node, offset);
  let before = 0;
  for (const text of textNodes(section)) {
    if (text === node) return before + offset;
    if (point.comparePoint(text, 0) >= 0) return before;
    before += text.length;
  }
  return before;
}

/** The characters of a section that stand inside one of its blocks. */
export function charactersOf(section: Element, block: Element): { start: number; end: number } {
  let start = 0;
  let end = 0;
  for (const text of textNodes(section)) {
    if (block.contains(text)) end += text.length;
    else if (end === 0) start += text.length;
  }
  return { start, end: start + end };
}

export type Swept = { section: string; start: number; end: number };

const sectionAround = (node: Node): HTMLElement | null => {
  const element = node instanceof HTMLElement ? node : node.parentElement;
  return element?.closest<HTMLElement>('[data-section]') ?? null;
};

/** What is selected, as far as it lies in one section: a sweep over two ends with the first. */
export function sweptBy(selection: Selection | null): Swept | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const section = sectionAround(range.startContainer);
  const id = section?.dataset.section;
  if (!section || id === undefined) return null;
  const start = offsetOf(section, range.startContainer, range.startOffset);
  const end = offsetOf(section, range.endContainer, range.endOffset);
  return end > start ? { section: id, start, end } : null;
}

/** The DOM range of some characters of a section. */
export function rangeOf(section: Element, start: number, end: number): Range | null {
  const range = document.createRange();
  let before = 0;
  let begun = false;
  for (const text of textNodes(section)) {
    const after = before + text.length;
    if (!begun && start < after) {
      range.setStart(text, start - before);
      begun = true;
    }
    if (begun && end <= after) {
      range.setEnd(text, end - before);
      return range;
    }
    before = after;
  }
  return null;
}
