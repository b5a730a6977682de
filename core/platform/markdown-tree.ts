// The tree that a page renders of a Markdown text: it has no node for HTML, so that a tag in a text stays text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }
  | { kind: 'image'; src: string; alt: string }
  /** Not written: a passage that its reader has painted (core/syllabus/reading/reading-text.ts). */
  | { kind: 'mark'; id: string; color: string; children: Inline[] };

export type Align = 'left' | 'right' | 'center';

export type Block =
  | { kind: 'heading'; level: number; id: string | null; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; aligns: (Align | null)[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' };

/** Where a link may lead: our own pages, the sections of this one, and the open web. Scripts and the rest are text. */
export function safeTarget(to: string): { to: string; isOutside: boolean } | null {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(to)) return { to, isOutside: true };
  if (/^#[\w-]+$/.test(to)) return { to, isOutside: false };
  // `//host` would leave the site.
  if (/^\/(?!\/|\\)/.test(to)) return { to, isOutside: false };
  return null;
}

/** Texts may show only images that an admin uploaded: one from elsewhere would report its readers to a third party. */
export const OWN_IMAGES = '/api/blog/images/';

export const isOwnImage = (src: string): boolean =>
  src.startsWith(OWN_IMAGES) && /^[a-z0-9-]+\.(svg|png|webp|avif)$/.test(src.slice(OWN_IMAGES.length));

/** Images that users uploaded (core/uploads). Who sees one depends on the text that uses it. */
export const UPLOADS = '/api/uploads/';

/** The name and size of an uploaded image; null for any other address. */
export function uploadAt(src: string): { name: string; width: number; height: number } | null {
  if (!src.startsWith(UPLOADS)) return null;
  const name = src.slice(UPLOADS.length);
  const [, width, height] = /^[0-9a-f-]{36}-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/.exec(name) ?? [];
  return width && height ? { name, width: Number(width), height: Number(height) } : null;
}

/** The drawings of content/figures. */
export const FIGURES = '/api/syllabus/figures/';

/** The size of a drawing, which its name ends with: `08-organos-360x520.svg`. Null for any other address. */
export function figureSize(src: string): { width: number; height: number } | null {
  if (!src.startsWith(FIGURES)) return null;
  const [, width, height] = /^[a-z0-9-]+-(\d{2,4})x(\d{2,4})\.svg$/.exec(src.slice(FIGURES.length)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
