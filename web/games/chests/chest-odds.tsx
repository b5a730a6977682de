import type { Answer } from '@atalaya/core/api';
import { formatCount } from '@atalaya/core/platform/number-format';

type Chests = Answer<'GET /api/games/chests'>;
type Odds = Chests['odds'][number];

/** What can come out and how likely it is; everything else follows from this table. */
export const ChestOdds = ({ odds, coinsInstead }: Pick<Chests, 'odds' | 'coinsInstead'>) => (
  <>
    <table className="w-full text-small">
      <caption className="sr-only">Qué puede salir y con qué probabilidad</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Premio</th>
          <th scope="col">Probabilidad</th>
        </tr>
      </thead>
      <tbody>
        {odds.map((one) => (
          <tr key={one.kind} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {one.words} <span className="text-muted">{choiceOf(one)}</span>
            </th>
            <td className="py-2.5 text-right font-semibold whitespace-nowrap tabular-nums">
              {one.percent} %
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-3 text-micro text-muted">
      Nunca se repite un premio: sale uno que no tengas. Si ya no te queda ninguno de lo que ha tocado,
      recibes {coinsInstead} monedas.
    </p>
  </>
);

const choiceOf = ({ kind, left }: Odds): string => {
  if (left === 0) return '· no te queda ninguno: monedas';
  if (kind === 'rest-day' || kind === 'mock') return '';
  return left === 1 ? '· el que te falta' : `· uno de ${formatCount(left, 'que te falta', 'que te faltan')}`;
};
