import { type Cleaning, stepsOf } from '@atalaya/core/tools/weapon/weapon';
import { OctagonAlert } from 'lucide-react';

/** The work ends here: the weapon goes to the armourer. */
export function StoppedCard({ cleaning, step }: { cleaning: Cleaning; step: number }) {
  const found = stepsOf(cleaning)[step];
  return (
    <div role="alert" className="rounded-lg bg-danger-tint p-5 md:p-7">
      <p className="flex items-center gap-3 font-display text-h3 font-bold text-danger">
        <OctagonAlert aria-hidden="true" />
        Para: al armero
      </p>
      <p className="mt-2">
        Paso {step + 1}: {found?.stop?.when.toLowerCase()}. No sigas ni fuerces nada. Deja el arma descargada,
        en lugar seguro, y entrégala al armero con esta nota.
      </p>
    </div>
  );
}
