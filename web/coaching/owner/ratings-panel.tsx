import type { Answer } from '@atalaya/core/api';
import { shortDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { Table, Td, Th } from '../../ui/table';

type Coaching = Answer<'GET /api/admin/coaching'>;

export const RatingsPanel = ({ months, words }: Pick<Coaching, 'months' | 'words'>) => (
  <section className="grid min-w-0 gap-3">
    <h2 className="text-h3">Satisfacción por mes</h2>
    {months.length === 0 ? (
      <p className="text-muted">Aún no ha contestado nadie. Se pregunta al cumplir cada mes.</p>
    ) : (
      <Table caption="Satisfacción por mes" dense>
        <thead>
          <tr>
            <Th>Mes</Th>
            <Th numeric>Respuestas</Th>
            <Th numeric>Media</Th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ratings, average }) => (
            <tr key={month}>
              <Td>{month}</Td>
              <Td numeric>{ratings}</Td>
              <Td numeric>{formatOneDecimal(average)} de 5</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    )}
    <ul className="grid gap-3">
      {words.map(({ coach, score, text, at }) => (
        <li key={at} className="border-l-3 border-gold pl-4">
          <p className="text-small text-muted">
            {score} de 5, con {coach}, {shortDay(dayInSpain(at))}
          </p>
          <p className="wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
