import { alterationSigns } from '@atalaya/core/tools/vin/vin-places';
import { Search } from 'lucide-react';
import { Card } from '../../ui/card';
import { Note } from '../../ui/note';

export const AlterationCard = () => (
  <Card>
    <h2 className="text-h3">Señales de manipulación</h2>
    <ul className="mt-4 grid gap-2 text-small">
      {alterationSigns.map((sign) => (
        <li key={sign} className="flex gap-3 border-t border-line pt-2">
          {sign}
        </li>
      ))}
    </ul>
    <div className="mt-5">
      <Note icon={<Search aria-hidden="true" />}>
        El revelado magnético o químico lo hace Policía Científica: no rasques ni lijes nunca.
      </Note>
    </div>
  </Card>
);
