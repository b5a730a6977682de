import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../ui/badge';
import { contrast } from './contrast';
import { type ContrastPair, contrastPairs } from './contrast-pairs';
import { BothThemes, Section, themeNames } from './section';
import { useTokens } from './use-tokens';

const tables = [
  { title: 'Texto', pairs: contrastPairs.filter(({ least }) => least === 4.5) },
  {
    title: 'Bordes y dibujos',
    pairs: contrastPairs.filter(({ least }) => least === 3),
  },
] as const;
const tokensOf = (pairs: readonly ContrastPair[]) => [
  ...new Set(pairs.flatMap(({ front, back }) => [front, back])),
];

export default function ContrastSection() {
  return (
    <Section
      id="contraste"
      title="Contraste medido"
      intro="Estas tablas las calcula tu navegador con los colores que está pintando ahora. WCAG 2.2 AA pide 4,5 al texto y 3 a los bordes de los controles."
    >
      {tables.map((table) => (
        <BothThemes key={table.title}>{(theme) => <Pairs {...table} theme={theme} />}</BothThemes>
      ))}
    </Section>
  );
}

type PairsProps = { title: string; pairs: readonly ContrastPair[]; theme: 'light' | 'dark' };

function Pairs({ title, pairs, theme }: PairsProps) {
  const tokenNames = useMemo(() => tokensOf(pairs), [pairs]);
  const [ref, tokens] = useTokens<HTMLTableElement>(tokenNames);
  return (
    <table ref={ref} className="w-full table-fixed border-collapse text-small leading-[1.35]">
      <caption className="pb-4 text-left font-display text-h4 font-semibold">
        {title}
        <span className="sr-only">
          : contraste de cada pareja en el tema {themeNames[theme].toLowerCase()}
        </span>
      </caption>
      <thead className="text-left text-micro text-muted">
        <tr>
          <th className="w-14 pb-2 font-semibold">Muestra</th>
          <th className="pb-2 pl-3 font-semibold">Uso</th>
          <th className="w-30 pb-2 pl-3 text-right font-semibold">Contraste</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={`${pair.front} ${pair.back}`} {...pair} tokens={tokens} />
        ))}
      </tbody>
    </table>
  );
}

function PairRow({ front, back, use, least, tokens }: ContrastPair & { tokens: Record<string, string> }) {
  const one = tokens[front];
  const other = tokens[back];
  const value = one && other ? contrast(one, other) : undefined;
  const passes = value !== undefined && value >= least;
  return (
    <tr className="border-t border-line">
      <td className="py-2">
        <span
          aria-hidden="true"
          style={{ background: `var(--${back})`, color: `var(--${front})` }}
          className="grid size-9 place-items-center rounded-sm border border-line font-display text-[1.25rem] font-bold"
        >
          {least === 3 ? <span className="size-4 rounded-full border-3 border-current" /> : 'Aa'}
        </span>
      </td>
      <td className="py-2 pl-3">
        {use}
        <span className="block text-micro text-muted">
          {front} · {back}
        </span>
      </td>
      <td className="py-2 pl-3 text-right whitespace-nowrap">
        {value === undefined ? (
          <span className="num text-[1.25rem] text-muted">–</span>
        ) : (
          <span className="inline-flex items-center gap-2">
            <span className="num text-[1.25rem]">{formatOneDecimal(value)}</span>
            <Badge tone={passes ? 'success' : 'danger'}>
              {passes ? <Check /> : <X />}
              {passes ? 'AA' : 'No cumple'}
            </Badge>
          </span>
        )}
      </td>
    </tr>
  );
}
