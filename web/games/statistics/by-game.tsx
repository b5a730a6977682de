import { gameFacts } from '@atalaya/core/games/game';
import type { GameStatistics } from '@atalaya/core/games/statistics.contract';
import { Table, Td, Th } from '../../ui/table';
import { percentWords, timeWords } from './words';

export function ByGame({ games }: Pick<GameStatistics, 'games'>) {
  return (
    <>
      <h2 className="mb-4 text-h4">Por juego</h2>
      <Table caption="Por juego">
        <thead>
          <tr>
            <Th>Juego</Th>
            <Th numeric>Partidas</Th>
            <Th numeric>Ganadas</Th>
            <Th numeric>Tiempo</Th>
            <Th numeric>Aciertos</Th>
            <Th numeric>Retención</Th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, plays, won, activeMs, items, right, met, kept }) => (
            <tr key={game}>
              <Td>{gameFacts[game].name}</Td>
              <Td numeric>{plays}</Td>
              <Td numeric>{won}</Td>
              <Td numeric>{timeWords(activeMs)}</Td>
              <Td numeric>{percentWords(right, items)}</Td>
              <Td numeric>{percentWords(kept, met)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 text-micro text-muted">
        Retención: de lo que ya habías visto otro día, cuánto seguías sabiendo al jugar.
      </p>
    </>
  );
}
