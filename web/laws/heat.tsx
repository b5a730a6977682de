import { HEAT_LEVELS } from '@atalaya/core/laws/heat';
import './laws.css';

const words = ['Sin preguntas', 'Muy rara vez', 'Rara vez', 'A veces', 'A menudo', 'Muy a menudo'];
const levels = Array.from({ length: HEAT_LEVELS }, (_, index) => index + 1);

export const heatWord = (heat: number): string => words[heat] ?? '';

/** How often an article is asked, from none to five squares. */
export function Heat({ heat }: { heat: number }) {
  return (
    <span
      role="img"
      aria-label={`Se pregunta: ${heatWord(heat).toLowerCase()}`}
      data-heat={heat}
      className="law-heat"
    >
      {levels.map((level) => (
        <i key={level} />
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
