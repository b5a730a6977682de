import { Minus, Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Item = { value: string; title: ReactNode; content: ReactNode };
type AccordionProps = { items: readonly Item[]; several?: boolean; onPanel?: boolean; defaultOpen?: string };

/** One item open at a time unless `several`. */
export function Accordion({ items, several, onPanel, defaultOpen }: AccordionProps) {
  const line = onPanel ? 'border-panel-line' : 'border-line';
  const quiet = onPanel ? 'text-on-panel-muted' : 'text-muted';
  const rows = items.map((item) => (
    <Radix.Item key={item.value} value={item.value} className={`group border-b ${line}`}>
      <Radix.Header>
        <Radix.Trigger className="flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left font-display text-h4 font-bold">
          {item.title}
          <Plus className={`size-6 group-data-[state=open]:hidden ${quiet}`} />
          <Minus className={`size-6 group-data-[state=closed]:hidden ${quiet}`} />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className="max-w-[70ch] pb-6 data-[state=open]:animate-fade-in">
        {item.content}
      </Radix.Content>
    </Radix.Item>
  ));
  return several ? (
    <Radix.Root
      type="multiple"
      defaultValue={defaultOpen ? [defaultOpen] : []}
      className={`border-t ${line}`}
    >
      {rows}
    </Radix.Root>
  ) : (
    <Radix.Root type="single" collapsible defaultValue={defaultOpen} className={`border-t ${line}`}>
      {rows}
    </Radix.Root>
  );
}
