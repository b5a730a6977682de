import { fullHex } from './contrast';
import { BothThemes, Section, themeNames } from './section';
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
  'mark-green',
  'mark-blue',
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

export default function ColourSection() {
  return (
    <Section
      id="color"
      title="Color"
      intro="Azul marino para actuar, un solo dorado por pantalla y superficies de noche que son iguales en los dos temas. El color nunca habla solo: siempre lo acompañan una palabra o un icono."
    >
      <BothThemes>{(theme) => <Swatches theme={theme} />}</BothThemes>
    </Section>
  );
}

function Swatches({ theme }: { theme: 'light' | 'dark' }) {
  const [ref, tokens] = useTokens<HTMLDivElement>(swatches);
  return (
    <div ref={ref} className="grid gap-5">
      <h3 className="text-h3">{themeNames[theme]}</h3>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-4">
        {swatches.map((name) => (
          <li key={name} className="text-micro leading-[1.3]">
            <span
              aria-hidden="true"
              style={{ background: `var(--${name})` }}
              className="mb-1.5 block h-14 rounded-md border border-line"
            />
            <b className="block">{name}</b>
            <span className="text-muted tabular-nums">{tokens[name] ? fullHex(tokens[name]) : '\u00a0'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
