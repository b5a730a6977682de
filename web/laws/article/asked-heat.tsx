import { formatCount, formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { Heat, heatWord } from '../heat';
import type { ArticleData } from './article-data';

/** How often the article is asked: the estimate, and the real questions of the exams that are stored. */
export const AskedHeat = ({ article: { heat, expected, asked } }: { article: ArticleData }) => (
  <section aria-labelledby="caido">
    <h2 id="caido" className="text-h4">
      Cuánto cae
    </h2>
    <p className="mt-2 flex items-center gap-3">
      <Heat heat={heat} /> {heatWord(heat)}
    </p>
    {asked.length > 0 && (
      <p className="mt-2 text-small">
        {asked
          .map(({ year, questions }) => `${year}: ${formatCount(questions, 'pregunta', 'preguntas')}`)
          .join(' · ')}
      </p>
    )}
    {expected > 0 && (
      <p className="mt-2 text-micro text-muted">
        Estimación: {formatUpToTwoDecimals(expected)} preguntas en los seis exámenes de 2020 a 2025, por el
        peso de sus temas y nuestro banco.
      </p>
    )}
  </section>
);
