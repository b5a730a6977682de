import type { Answer } from '@atalaya/core/api';
import { Fragment } from 'react';
import { Section } from '../../ui/section';
import { Table, Td, Th } from '../../ui/table';

type Block = Answer<'GET /api/formats/infographics/:id'>['blocks'][number];
type Said = {
  title: string;
  text?: string;
  ref?: string;
  points?: readonly string[];
  mark?: string;
  side?: string;
};

/** All that the drawing says, as text: both are made from the same file. */
export function InfographicText({ summary, blocks }: { summary: string; blocks: readonly Block[] }) {
  return (
    <Section id="en-texto" title="La misma información, en texto">
      <p className="mt-3 text-lead text-muted">{summary}</p>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a piece never change places
        <Fragment key={index}>
          {block.title && <h3 className="mt-7 text-h4">{block.title}</h3>}
          <div className="mt-3">
            <BlockText block={block} />
          </div>
        </Fragment>
      ))}
    </Section>
  );
}

function BlockText({ block }: { block: Block }) {
  switch (block.kind) {
    case 'note':
      return <p className="text-pretty">{block.text}</p>;
    case 'figures':
      return (
        <ul className="grid gap-1.5">
          {block.items.map(({ value, label, ref }) => (
            <li key={value + label}>
              <strong className="num">{value}</strong>: {label}
              {ref && <span className="text-muted"> ({ref})</span>}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <Table caption={block.title ?? 'Tabla'}>
          <thead>
            <tr>
              {block.head.map((name) => (
                <Th key={name}>{name}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name of their own
                  <Td key={column}>{column === 0 ? <strong>{cell}</strong> : cell}</Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      );
    case 'scale':
      return (
        <ul className="grid gap-3">
          {block.rows.map(({ label, bands }) => (
            <li key={label}>
              <strong>{label}</strong>
              <ul className="mt-1 grid list-disc gap-1 pl-5">
                {bands.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      );
    case 'tree':
      return (
        <>
          <FactText fact={block.root} />
          <FactList facts={block.items} className="mt-3 border-l-2 border-line pl-4" />
        </>
      );
    case 'flow':
    case 'cycle':
    case 'pyramid':
      return <FactList facts={block.items} ordered />;
    default:
      return <FactList facts={block.items} />;
  }
}

type FactListProps = { facts: readonly Said[]; ordered?: boolean; className?: string };

function FactList({ facts, ordered = false, className = '' }: FactListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-3 ${ordered ? 'list-decimal pl-5' : ''} ${className}`}>
      {facts.map((fact) => (
        <li key={(fact.mark ?? '') + fact.title}>
          <FactText fact={fact} />
        </li>
      ))}
    </List>
  );
}

function FactText({ fact: { title, text, ref, points = [], mark, side } }: { fact: Said }) {
  return (
    <>
      <strong>
        {mark && `${mark}. `}
        {title}
      </strong>
      {text && <>. {text}</>} {side && <>{side}.</>}
      {ref && <span className="text-muted"> ({ref})</span>}
      {points.length > 0 && (
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
