import { TriangleAlert } from 'lucide-react';
import { Note } from '../ui/note';

type InstallationRisksProps = { risks: ReadonlyArray<{ variable: string; text: string }> };

/** Missing settings of the installation, with what to do about each. */
export function InstallationRisks({ risks }: InstallationRisksProps) {
  if (risks.length === 0) return null;
  return (
    <Note tone="warning" icon={<TriangleAlert />}>
      <h2 className="font-semibold">Revisa la instalación</h2>
      <ul className="mt-1 grid gap-1.5">
        {risks.map(({ variable, text }) => (
          <li key={variable}>{text}</li>
        ))}
      </ul>
    </Note>
  );
}
