/** The text nodes of a section, in the order in which core counts characters (reading-text.ts). */
function* textNodes(section: Element): Generator<Text> {
  for (const block of section.querySelectorAll('[data-block]')) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
      // Captions and the meanings of words are not part of the text.
      node.parentElement?.closest('caption, [role=tooltip]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) yield node;
  }
}

export const sectionText = (section: Element): string =>
  [...textNodes(section)].map((node) => node.data).join('');

/** The number of characters before a DOM position. */
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

/** The character range of a block within its section. */
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

/** The selection as characters of one section; a selection over two sections ends with the first. */
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
