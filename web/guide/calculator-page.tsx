import { RotateCcw } from 'lucide-react';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { Button } from '../ui/button';
import { Tabs } from '../ui/tabs';
import { FinalCalculator } from './final-calculator';
import { MeritsCalculator } from './merits-calculator';
import { PhysicalCalculator } from './physical-calculator';
import { ScoreCalculator } from './score-calculator';
import { clearSheet } from './sheet-store';

export const meta = titled('Calculadora');

const tabs = [
  { value: 'nota', label: 'Conocimientos', content: <ScoreCalculator /> },
  { value: 'fisicas', label: 'Físicas', content: <PhysicalCalculator /> },
  { value: 'meritos', label: 'Méritos', content: <MeritsCalculator /> },
  { value: 'final', label: 'Nota final', content: <FinalCalculator /> },
];

export default function CalculatorPage() {
  return (
    <>
      <CampusHead
        title="Calculadora"
        above="Con las fórmulas y las tablas oficiales"
        actions={
          <Button variant="quiet" size="sm" onClick={clearSheet}>
            <RotateCcw />
            Vaciar
          </Button>
        }
      />
      <Tabs label="Calculadoras" tabs={tabs} />
      <p className="mt-5 text-small text-muted">Lo que escribes se queda en este dispositivo.</p>
    </>
  );
}
