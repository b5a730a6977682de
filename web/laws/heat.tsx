import { HEAT_LEVELS } from '@atalaya/core/laws/heat';

const words = ['Sin preguntas', 'Muy rara vez', 'Rara vez', 'A veces', 'A menudo', 'Muy a menudo'];
const levels = Array.from({ length: HEAT_LEVELS }, (_, index) => index + 1);

export const heatWord = (heat: number): string => words[heat] ?? '';

/** How often an article is asked, from none to five squares. */
export function Heat({ heat }: { heat: number }) {
  return (
    <span
      role="img"
      aria-label={`Se pregunta: ${heatWord(heat).toLowerCase()}`}
      className="inline-flex gap-1"
    >
      {levels.map((level) => (
        <span
          key={level}
          aria-hidden="true"
          className={`size-4 rounded-[3px] ${
            level > heat ? 'shadow-[inset_0_0_0_1px_var(--line)]' : heat >= 4 ? 'bg-gold' : 'bg-gold/55'
          }`}
        />
      ))}
    </span>
  );
}

/** What the squares mean, once per page. */
export const HeatNote = () => (
  <p className="text-micro text-muted">
    Cada cuadro dorado indica más preguntas. Lo estimamos con las 593 preguntas de seis exámenes oficiales
    (2020–2025), repartidas dentro de cada tema como nuestro banco.
  </p>
);
