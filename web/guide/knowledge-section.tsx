import { currentCall } from '@atalaya/core/guide/call';
import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { Note } from '../ui/note';
import { PhasePart } from './phase-part';
import { ScoreCalculator } from './score-calculator';

export default function KnowledgeSection() {
  return (
    <PhasePart id="conocimientos">
      <Note icon={<Info />}>
        Cuántos pasan por plaza lo fija cada convocatoria: en la de {currentCall.year} son{' '}
        {currentCall.perPlace} por plaza libre. Puedes hacer un{' '}
        <Link to="/premium-exam" className="link">
          simulacro con el formato oficial
        </Link>{' '}
        ahora mismo.
      </Note>
      <ScoreCalculator />
    </PhasePart>
  );
}
