type PrintedInputsProps = { rows: readonly (readonly [name: string, value: string])[] };

/** The form is not printed: on paper this says what the outcome rests on. */
export const PrintedInputs = ({ rows }: PrintedInputsProps) => (
  <dl className="mb-4 hidden grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small print:grid">
    {rows
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
