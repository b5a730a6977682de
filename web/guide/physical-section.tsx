import { formatPhysicalResult } from '@atalaya/core/guide/physical';
import { type Exercise, exercises, type Sex, thresholds } from '@atalaya/core/guide/physical-tables';
import { ChevronDown } from 'lucide-react';
import { Table, Td, Th } from '../ui/table';
import { PhasePart } from './phase-part';
import { PhysicalCalculator } from './physical-calculator';
import { exerciseNames, sexes } from './physical-words';

const tenPoints = Array.from({ length: 10 }, (_, index) => index + 1);

export default function PhysicalSection() {
  return (
    <PhasePart id="fisicas">
      <PhysicalCalculator />
      <details className="group">
        <summary className="inline-flex min-h-12 list-none items-center gap-2.5 rounded-lg px-4 font-semibold text-navy hover:bg-navy-tint [&::-webkit-details-marker]:hidden">
          Ver las tablas oficiales
          <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-4 grid animate-fade-in gap-6 lg:grid-cols-2">
          {sexes.map(({ value, label }) => (
            <OfficialTable key={value} sex={value} label={label} />
          ))}
        </div>
      </details>
    </PhasePart>
  );
}

function OfficialTable({ sex, label }: { sex: Sex; label: string }) {
  const result = (exercise: Exercise, points: number): string => {
    const threshold = thresholds[exercise][sex][points - 1];
    return threshold === undefined ? '' : formatPhysicalResult(exercise, sex, threshold);
  };
  return (
    <Table caption={`${label}: la marca que da cada punto`} showCaption dense>
      <thead>
        <tr>
          <Th>Puntos</Th>
          {exercises.map((exercise) => (
            <Th key={exercise} className="whitespace-normal!">
              {exerciseNames[exercise][sex]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tenPoints.map((points) => (
          <tr key={points}>
            <th scope="row" className="border-b border-line text-left font-semibold">
              {points}
            </th>
            {exercises.map((exercise) => (
              <Td key={exercise} className="tabular-nums">
                {result(exercise, points)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
