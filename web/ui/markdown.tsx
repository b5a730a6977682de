import {
  type Block,
  figureSize,
  type Inline,
  safeTarget,
  uploadAt,
} from '@atalaya/core/platform/markdown-tree';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from './picture';
import { Table, Td, Th } from './table';

/** Where a link of the text leads; null leaves its words without one. `rel` is for links to other sites. */
export type Targets = (to: string) => { to: string; isOutside: boolean; rel?: string } | null;

type MarkdownProps = {
  blocks: readonly Block[];
  /** The level that a `#` has on this page. */
  top?: number;
  targets?: Targets;
  className?: string;
};

/** A text of the content in reading type. HTML in it is text. */
export function Markdown({ blocks, top = 1, targets = safeTarget, className = '' }: MarkdownProps) {
  return (
    <div className={`prose ${className}`}>
      {keyed(blocks, (block) => (
        <BlockView block={block} top={top} targets={targets} />
      ))}
    </div>
  );
}

/** A parsed text never changes its order: the place of a part is its name. */
const keyed = <T,>(parts: readonly T[], show: (part: T) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
  parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

type Shown<T> = {
  block: T;
  top: number;
  targets: Targets;
  /** How plain text is shown, for pages that explain words. */
  text?: (text: string) => ReactNode;
};

/** One block by itself, for pages that put something between them. */
export function BlockView({ block, top, targets, text = asItIs }: Shown<Block>) {
  const words = (parts: readonly Inline[]) => <Words parts={parts} targets={targets} text={text} />;
  const inner = (blocks: readonly Block[]) =>
    keyed(blocks, (child) => <BlockView block={child} top={top} targets={targets} text={text} />);
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[Math.min(6, block.level + top - 1) - 1] ?? 'h6';
      return <Heading id={block.id ?? undefined}>{words(block.children)}</Heading>;
    }
    case 'paragraph':
      return <p>{words(block.children)}</p>;
    case 'quote':
      return <blockquote>{inner(block.children)}</blockquote>;
    case 'rule':
      return <hr />;
    case 'list': {
      const items = keyed(block.items, (item) => (
        <li>{item.length === 1 && item[0]?.kind === 'paragraph' ? words(item[0].children) : inner(item)}</li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableView block={block} words={words} />;
  }
}

type TableBlock = Extract<Block, { kind: 'table' }>;

function TableView({ block, words }: { block: TableBlock; words: (parts: readonly Inline[]) => ReactNode }) {
  const names = block.head.map(plainWords);
  const labels = names.map(leadIn);
  const isRight = (column: number) => block.aligns[column] === 'right';
  return (
    <Table caption={names.join(', ')} className={onPhone(block)}>
      <thead>
        <tr>
          {block.head.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the columns is fixed
            <Th key={column} numeric={isRight(column)} className="whitespace-normal!">
              {words(cell)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(block.rows, (row) => (
          <tr>
            {row.map((cell, column) => (
              <Td
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of the columns is fixed
                key={column}
                numeric={isRight(column)}
                data-label={labels[column]}
                className={isShort(plainWords(cell)) ? 'whitespace-nowrap' : undefined}
              >
                {words(cell)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The name of a column before what stands in it. */
const leadIn = (name: string): string => (name === '' || /[?!:]$/.test(name) ? name : `${name}:`);

/** How many letters of 15 px stand in a row of three columns on a phone, and how many its cells may have in all. */
const PHONE_LETTERS = 34;
const PHONE_TEXT = 75;
const SHORT_KEY = 8;

/** «15 días» is not broken over two lines. */
const isShort = (text: string): boolean => text.length <= SHORT_KEY;

/** Tables that are too wide for a phone stand on end there (markdown.css). */
function onPhone({ head, rows }: TableBlock): string | undefined {
  if (head.length < 3) return undefined;
  const columns = head.map((cell, column) => [cell, ...rows.map((row) => row[column] ?? [])].map(plainWords));
  const widest = (measure: (text: string) => number) =>
    columns.reduce((sum, cells) => sum + Math.max(...cells.map(measure)), 0);
  const longestWord = (text: string) =>
    isShort(text) ? text.length : Math.max(...text.split(/\s+/).map((word) => word.length));
  const fits =
    head.length === 3 && widest(longestWord) <= PHONE_LETTERS && widest((text) => text.length) <= PHONE_TEXT;
  if (fits) return undefined;
  return columns[0]?.slice(1).every(isShort) ? 'stacks keyed' : 'stacks';
}

const plainWords = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'image') return part.alt;
      return 'text' in part ? part.text : plainWords(part.children);
    })
    .join('');

const asItIs = (text: string): ReactNode => text;

type WordsProps = { parts: readonly Inline[]; targets: Targets; text: (text: string) => ReactNode };

function Words({ parts, targets, text }: WordsProps): ReactNode {
  return keyed(parts, (part) => {
    if (part.kind === 'text') return text(part.text);
    if (part.kind === 'code') return <code>{part.text}</code>;
    if (part.kind === 'image') {
      const size = figureSize(part.src);
      if (size) return <Figure src={part.src} alt={part.alt} {...size} />;
      const upload = uploadAt(part.src);
      if (upload) return <Upload src={part.src} alt={part.alt} {...upload} />;
      return <Picture src={part.src} alt={part.alt} loading="lazy" className="my-2 w-full rounded-lg" />;
    }
    const inside = <Words parts={part.children} targets={targets} text={text} />;
    if (part.kind === 'strong') return <strong>{inside}</strong>;
    if (part.kind === 'emphasis') return <em>{inside}</em>;
    if (part.kind === 'mark')
      return (
        <mark data-mark={part.id} data-color={part.color}>
          {inside}
        </mark>
      );
    const target = targets(part.to);
    if (!target) return inside;
    return target.isOutside ? (
      <a href={target.to} rel={target.rel ?? 'noopener'} className="link">
        {inside}
      </a>
    ) : (
      <Link to={target.to} className="link">
        {inside}
      </Link>
    );
  });
}

/** Tall images, as screenshots of phones are, stay below this height. */
const TALLEST = 560;

/** An image of a user. Its size is known before it arrives, so that nothing moves. */
function Upload({ src, alt, width, height }: FigureProps) {
  const scale = Math.min(1, TALLEST / height);
  return (
    <Picture
      src={src}
      alt={alt}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      loading="lazy"
      className="my-2 h-auto max-w-full rounded-lg"
    />
  );
}

type FigureProps = { src: string; alt: string; width: number; height: number };

/** A drawing of content/figures. Through `use` it takes the colours of the page's theme, which an `img` would not. */
function Figure({ src, alt, width, height }: FigureProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * 1.3)}
      className="my-4 h-auto max-w-full"
    >
      <use href={`${src}#figure`} />
    </svg>
  );
}
