import { basis } from '@atalaya/core/tools/norms';
import { isFinished, isOpen } from '@atalaya/core/tools/weapon/weapon';
import { armourerCases, weaponWarnings } from '@atalaya/core/tools/weapon/weapon-steps';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Card } from '../../ui/card';
import { Note } from '../../ui/note';
import { BasisList } from '../basis-list';
import { ToolFrame } from '../tool-frame';
import { leaveCleaning, linkOf, openLinked, useCleaning } from './cleaning-store';
import { FinishedSheet } from './finished-sheet';
import { ModelChoice } from './model-choice';
import { SafetyGate } from './safety-gate';
import { StepList } from './step-list';
import { StoppedCard } from './stopped-card';

const law = [
  basis('LO 9/2015', '24', 'De servicio se lleva el arma reglamentaria o autorizada'),
  basis('RA', '147', 'Control y cuidado del arma; ni alcohol ni auriculares'),
  basis('LO 4/2010', '9.e', 'Perderla por simple negligencia es falta leve'),
];

export function WeaponTool() {
  const cleaning = useCleaning();
  useEffect(() => {
    openLinked(window.location.hash);
    return leaveCleaning;
  }, []);
  return (
    <ToolFrame id="limpieza-arma" link={() => linkOf(cleaning)}>
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <div className="grid gap-5 lg:sticky lg:top-24 print:static">
          <SafetyGate cleaning={cleaning} />
          <ModelChoice cleaning={cleaning} />
        </div>
        <div className="grid gap-5">
          {cleaning.stoppedAt !== undefined && <StoppedCard cleaning={cleaning} step={cleaning.stoppedAt} />}
          {isFinished(cleaning) && <FinishedSheet cleaning={cleaning} />}
          <StepList cleaning={cleaning} isLocked={!isOpen(cleaning)} />
        </div>
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <h2 className="text-h3">Avisos</h2>
          <ul className="mt-4 grid gap-2">
            {weaponWarnings.map((warning) => (
              <li key={warning}>
                <Note tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
                  {warning}
                </Note>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2 className="text-h3">Al armero, no tú</h2>
          <ul className="mt-4 mb-6">
            {armourerCases.map((one) => (
              <li key={one} className="border-t border-line py-2">
                {one}
              </li>
            ))}
          </ul>
          <BasisList list={law} />
        </Card>
      </div>
    </ToolFrame>
  );
}
