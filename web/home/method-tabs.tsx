import type { KeyboardEvent } from 'react';
import { type Habit, habits } from './habits';

const steps: Record<string, (index: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => habits.length - 1,
};

export function MethodTabs({ habit, onChange }: { habit: Habit; onChange: (habit: Habit) => void }) {
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = habits[(step(index) + habits.length) % habits.length];
    if (!next) return;
    onChange(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Los tres hábitos"
      aria-orientation="vertical"
      className="mt-6 grid border-l-2 border-line md:mt-8 noscript:hidden"
    >
      {habits.map(({ id, name, gist }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === habit}
          aria-controls={`panel-${id}`}
          tabIndex={id === habit ? 0 : -1}
          onClick={() => onChange(id)}
          onKeyDown={(event) => move(event, index)}
          className="-ml-0.5 border-l-4 border-transparent py-3.5 pl-5 text-left text-muted aria-selected:border-gold aria-selected:text-ink"
        >
          <b className="block font-display text-[1.5rem] leading-[1.15] font-bold text-ink">{name}</b>
          {gist}
        </button>
      ))}
    </div>
  );
}
