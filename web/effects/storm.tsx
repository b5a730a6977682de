import { storm } from '@atalaya/core/effects/effects';
import './effects.css';
import { percent, scatter } from './scatter';

const bolts = Array.from({ length: storm.bolts }, (_, index) => ({
  left: percent((index + 0.5) / storm.bolts),
  // Shorter near the middle, to keep the text legible.
  height: percent(0.24 + 0.3 * Math.abs((index + 0.5) / storm.bolts - 0.5) + 0.1 * scatter(index, 0)),
  flip: index % 2 === 0 ? 1 : -1,
  delay: `${Math.round(scatter(index, 1) * 1400)}ms`,
}));

/** Only one flash: three in a second can cause seizures (WCAG 2.3.1). */
export default function Storm({ message }: { message: string }) {
  return (
    <div data-effect="thunder-storm">
      <div data-piece="flash" aria-hidden="true" />
      {bolts.map(({ left, height, flip, delay }) => (
        <svg
          key={left}
          data-piece="bolt"
          viewBox="0 0 60 160"
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ left, height, '--flip': flip, '--delay': delay }}
        >
          <path d="M34 0 6 84h18L12 160 56 62H36L50 0Z" />
        </svg>
      ))}
      <div data-piece="words">
        <p>{storm.title}</p>
        <p>{message}</p>
      </div>
    </div>
  );
}
