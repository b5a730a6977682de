import type { ReactNode } from 'react';

export function CalculatorFrame({
  label,
  fields,
  result,
}: {
  label: string;
  fields: ReactNode;
  result: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is submitted, so this is not a form
    <div
      role="group"
      aria-label={label}
      className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[7fr_5fr] print:break-inside-avoid"
    >
      <div className="grid content-start gap-5 p-5 md:p-8">{fields}</div>
      <div
        role="status"
        className="grid content-center gap-3 bg-panel p-5 text-on-panel md:p-8 [&_a]:text-on-panel"
      >
        {result}
      </div>
    </div>
  );
}

export const BigFigure = ({ children, of }: { children: ReactNode; of: ReactNode }) => (
  <p>
    <span className="num block text-[4.5rem] tracking-[-0.01em]">{children}</span>
    <span className="text-on-panel-muted">{of}</span>
  </p>
);
