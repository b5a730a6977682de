import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { tabClass, tabListClass } from './tab-class';

type Tab<T extends string> = { value: T; label: ReactNode; content: ReactNode };
type TabsProps<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  /** Give both to hold the choice outside, none to start on the first. */
  value?: T;
  onChange?: (value: T) => void;
};

/** Arrows move between the tabs, Tab goes into the panel. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const choose = (next: string) => {
    const found = tabs.find((tab) => tab.value === next);
    if (found) onChange?.(found.value);
  };
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={choose}
    >
      <Radix.List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
