import { type Block, type Inline, safeTarget } from '../platform/markdown-tree';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For texts and for attribute values in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const HEADINGS = ['', 'font-size:26px', 'font-size:22px', 'font-size:19px', 'font-size:17px'];
const CELL = 'padding:8px 10px;border:1px solid #d9dfea;text-align:';

/** Markdown as the HTML of an email, with inline styles. Every text is escaped, and every link checked. */
export const htmlOf = (blocks: readonly Block[], origin: string): string =>
  blocks.map((block) => blockHtml(block, origin)).join('\n');

function blockHtml(block: Block, origin: string): string {
  const inline = (children: readonly Inline[]) => inlineHtml(children, origin);
  switch (block.kind) {
    case 'heading': {
      const level = Math.min(block.level, 4);
      return `<h${level} style="margin:16px 0 8px;line-height:1.3;${HEADINGS[level]}">${inline(block.children)}</h${level}>`;
    }
    case 'paragraph':
      return `<p style="margin:0 0 16px">${inline(block.children)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #b7821b;color:#55617a">${htmlOf(block.children, origin)}</blockquote>`;
    case 'rule':
      return '<hr style="margin:24px 0;border:0;border-top:1px solid #d9dfea">';
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : '';
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${itemHtml(item, origin)}</li>`);
      return `<${tag}${start} style="margin:0 0 16px;padding-left:24px">${items.join('')}</${tag}>`;
    }
    case 'table': {
      const cells = (row: readonly Inline[][], tag: 'th' | 'td') =>
        row
          .map(
            (cell, column) =>
              `<${tag} style="${CELL}${block.aligns[column] ?? 'left'}">${inline(cell)}</${tag}>`,
          )
          .join('');
      const rows = block.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px"><tr>${cells(block.head, 'th')}</tr>${rows}</table>`;
    }
  }
}

/** An item of one paragraph needs no paragraph. */
function itemHtml(item: readonly Block[], origin: string): string {
  const [first, ...rest] = item;
  if (first?.kind !== 'paragraph') return htmlOf(item, origin);
  return inlineHtml(first.children, origin) + htmlOf(rest, origin);
}

const inlineHtml = (children: readonly Inline[], origin: string): string =>
  children.map((node) => nodeHtml(node, origin)).join('');

function nodeHtml(node: Inline, origin: string): string {
  switch (node.kind) {
    case 'text':
      return escapeHtml(node.text);
    case 'code':
      return `<code style="padding:1px 5px;background:#f2f4f8;border-radius:4px">${escapeHtml(node.text)}</code>`;
    case 'strong':
      return `<strong>${inlineHtml(node.children, origin)}</strong>`;
    case 'emphasis':
      return `<em>${inlineHtml(node.children, origin)}</em>`;
    case 'mark':
      return inlineHtml(node.children, origin);
    case 'image':
      return `<img src="${escapeHtml(origin + node.src)}" alt="${escapeHtml(node.alt)}" style="max-width:100%;height:auto;border:0">`;
    case 'link': {
      const target = linkTarget(node.to, origin);
      const words = inlineHtml(node.children, origin);
      return target
        ? `<a href="${escapeHtml(target)}" target="_blank" style="color:#12336b">${words}</a>`
        : words;
    }
  }
}

/** The whole address of a link; null for scripts and for sections of a page, which an email does not have. */
export function linkTarget(to: string, origin: string): string | null {
  const target = safeTarget(to);
  if (!target || target.to.startsWith('#')) return null;
  return target.isOutside ? target.to : origin + target.to;
}
