import { boost } from '@atalaya/core/effects/effects';
import './effects.css';
import { percent, scatter } from './scatter';

const list = <T,>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

const confetti = list(boost.confetti, (index) => ({
  left: percent(scatter(index, 0)),
  rest: scatter(index, 1).toFixed(3),
  turn: `${Math.round(scatter(index, 2) * 720 - 360)}deg`,
  delay: `${Math.round(scatter(index, 3) * 1800)}ms`,
  tone: index % 4,
}));
const stars = list(boost.stars, (index) => ({
  left: percent((index + 0.5) / boost.stars),
  rest: scatter(index, 4).toFixed(3),
  delay: `${Math.round(scatter(index, 5) * 2000)}ms`,
}));
/** Arranged in a circle around the text. */
const sparkles = list(boost.sparkles, (index) => {
  const angle = (index / boost.sparkles) * 2 * Math.PI;
  return {
    left: percent(0.5 + 0.5 * Math.cos(angle)),
    top: percent(0.5 + 0.58 * Math.sin(angle)),
    delay: `${index * 220}ms`,
  };
});

export default function Boost({ phrase }: { phrase: string }) {
  return (
    <div data-effect="motivation-boost">
      <div data-piece="sky" aria-hidden="true">
        {confetti.map(({ left, rest, turn, delay, tone }) => (
          <span
            key={left}
            data-piece="confetti"
            data-tone={tone}
            style={{ left, '--rest': rest, '--turn': turn, '--delay': delay }}
          />
        ))}
        {stars.map(({ left, rest, delay }) => (
          <svg
            key={left}
            data-piece="star"
            viewBox="0 0 24 24"
            aria-hidden="true"
            style={{ left, '--rest': rest, '--delay': delay }}
          >
            <path d="m12 1 3.2 7.2 7.8.8-5.9 5.2 1.7 7.7L12 18l-6.8 3.9 1.7-7.7L1 9l7.8-.8Z" />
          </svg>
        ))}
      </div>
      <div data-piece="words">
        {sparkles.map(({ left, top, delay }) => (
          <svg
            key={delay}
            data-piece="sparkle"
            viewBox="0 0 24 24"
            aria-hidden="true"
            style={{ left, top, '--delay': delay }}
          >
            <path d="M12 0c1 8 4 11 12 12-8 1-11 4-12 12-1-8-4-11-12-12C8 11 11 8 12 0Z" />
          </svg>
        ))}
        <p>{phrase}</p>
        <p>{boost.footer}</p>
      </div>
    </div>
  );
}
