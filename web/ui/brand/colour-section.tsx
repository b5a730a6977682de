import { spanishNumber } from '@atalaya/core/platform/spanish-number';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../badge';
import { contrast, fullHex } from '../contrast';
import { type ContrastPair, contrastPairs } from '../contrast-pairs';
import { BothThemes, Section } from './section';
import { useTokens } from './use-tokens';

const swatches = [
  'ground',
  'surface',
  'sunken',
  'line',
  'ink',
  'muted',
  'line-strong',
  'mark',
  'navy',
  'navy-hover',
  'navy-tint',
  'on-navy',
  'gold',
  'gold-ink',
  'gold-tint',
  'on-gold',
  'success',
  'success-tint',
  'warning',
  'warning-tint',
  'danger',
  'danger-tint',
  'panel',
  'panel-raised',
  'panel-line',
  'panel-gold',
  'on-panel-muted',
  'silhouette',
] as const;

/** What is read by day, and the rest: in two tables, so that neither takes a phone long to lay out. */
const isDayText = ({ back, least }: ContrastPair) => least === 4.5 && !back.startsWith('panel');
const tables = [
  { title: 'Texto', pairs: contrastPairs.filter(isDayText), heights: [1490, 1290] },
  {
    title: 'De noche, bordes y dibujos',
    pairs: contrastPairs.filter((pair) => !isDayText(pair)),
    heights: [895, 735],
  },
] as const;
const tokensOf = (pairs: readonly ContrastPair[]) => [
  ...new Set(pairs.flatMap(({ front, back }) => [front, back])),
];
const names = { light: 'Claro', dark: 'Oscuro' } as const;

const SWATCHES = [1150, 820] as const;

export default function ColourSection() {
  return (
    <Section
      id="color"
      heights={[7720, 3400]}
      title="Color"
      intro="Azul marino para actuar, un solo dorado por pantalla y superficies de noche que son iguales en los dos temas. El color nunca habla solo: siempre lo acompañan una palabra o un icono."
    >
      <BothThemes heights={SWATCHES}>{(theme) => <Swatches theme={theme} />}</BothThemes>
      <div className="grid gap-3">
        <h3 className="text-h3">Contraste medido</h3>
        <p className="max-w-[64ch] text-muted">
          Esta tabla la calcula tu navegador con los colores que está pintando ahora. WCAG 2.2 AA pide 4,5 al
          texto y 3 a los bordes de los controles.
        </p>
      </div>
      {tables.map((table) => (
        <BothThemes key={table.title} heights={table.heights}>
          {(theme) => <Pairs {...table} theme={theme} />}
        </BothThemes>
      ))}
    </Section>
  );
}

function Swatches({ theme }: { theme: 'light' | 'dark' }) {
  const [ref, tokens] = useTokens<HTMLDivElement>(swatches);
  return (
    <div ref={ref} className="grid gap-5">
      <h3 className="text-h3">{names[theme]}</h3>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-4">
        {swatches.map((name) => (
          <li key={name} className="text-micro leading-[1.3]">
            <span
              aria-hidden="true"
              style={{ background: `var(--${name})` }}
              className="mb-1.5 block h-14 rounded-md border border-line"
            />
            <b className="block font-semibold">{name}</b>
            <span className="text-muted tabular-nums">{tokens[name] ? fullHex(tokens[name]) : '\u00a0'}</span>
          </li>
        ))}
      </ul>
    </div>
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
        <span className="sr-only">: contraste de cada pareja en el tema {names[theme].toLowerCase()}</span>
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
            <span className="num text-[1.25rem]">{spanishNumber(value, { least: 1, most: 1 })}</span>
            <Badge tone={passes ? 'success' : 'danger'}>
              {passes ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
              {passes ? 'AA' : 'No cumple'}
            </Badge>
          </span>
        )}
      </td>
    </tr>
  );
}
