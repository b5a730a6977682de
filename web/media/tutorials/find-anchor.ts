import type { Anchor } from '@atalaya/core/media/tutorials/tour';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** The first visible element that the anchor means, inside the page's content. */
export function findAnchor({ css, text }: Anchor, root: ParentNode = document): HTMLElement | null {
  const content = root.querySelector('main') ?? root;
  const found = [...content.querySelectorAll<HTMLElement>(css.replace(/^main /, ''))].find(
    (element) => element.getClientRects().length > 0 && (!text || nameOf(element).trim().startsWith(text)),
  );
  return found ?? null;
}
