import type { PlannedDay } from '@atalaya/core/games/admin/daily-plan.contract';
import { gameFacts } from '@atalaya/core/games/game';
import { dayAndMonth, shortWeekday } from '@atalaya/core/platform/date-format';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Table, Td, Th, Tr } from '../../ui/table';
import { difficultyNames } from './difficulty-names';

const states = {
  fixed: <Badge tone="success">Creado</Badge>,
  planned: <Badge tone="navy">Planificado</Badge>,
  automatic: <Badge>Automático</Badge>,
};

type TableProps = {
  caption: string;
  days: readonly PlannedDay[];
  onChange?: (day: PlannedDay) => void;
};

export function DailyTable({ caption, days, onChange }: TableProps) {
  return (
    <Table caption={caption} dense className="[&_td]:align-middle">
      <thead>
        <tr>
          <Th>Día</Th>
          <Th>Título</Th>
          <Th>Juego</Th>
          <Th>Temas</Th>
          <Th>Dificultad</Th>
          <Th>Estado</Th>
          <Th numeric>Lo han acabado</Th>
          {onChange && (
            <Th>
              <span className="sr-only">Acciones</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {days.map((one) => (
          <Tr key={one.day}>
            <Th scope="row" className="bg-transparent! text-ink!">
              {shortWeekday(one.day)}, {dayAndMonth(one.day)}
            </Th>
            <Td className="min-w-50">{one.title}</Td>
            <Td className="whitespace-nowrap">{gameFacts[one.game].name}</Td>
            <Td className="tabular-nums">{one.topics.join(', ')}</Td>
            <Td className="whitespace-nowrap">{difficultyNames[one.difficulty]}</Td>
            <Td>{states[one.state]}</Td>
            <Td numeric>{formatNumber(one.finished)}</Td>
            {onChange && (
              <Td className="text-right">
                {one.canChange && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Cambiar el reto del ${dayAndMonth(one.day)}`}
                    onClick={() => onChange(one)}
                  >
                    Cambiar
                  </Button>
                )}
              </Td>
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
