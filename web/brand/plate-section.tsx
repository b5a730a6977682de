import { Check, Flag } from 'lucide-react';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Kbd } from '../ui/kbd';
import { Plate } from '../ui/plate';
import { BothThemes, Section } from './section';

const row = 'flex flex-wrap items-center gap-2.5';

export default function PlateSection() {
  return (
    <Section
      id="placas"
      title="Placas e insignias"
      intro="La placa es la señal de la casa: contorno para citar, llena para decir dónde estás, dorada para llamar la atención."
    >
      <BothThemes>
        {() => (
          <div className="grid gap-5">
            <div className={row}>
              <Plate size="xl">8</Plate>
              <Plate size="lg">21</Plate>
              <Plate>39</Plate>
              <Plate variant="outline">C</Plate>
              <Plate variant="gold">A</Plate>
              <Plate variant="soft">B</Plate>
              <Plate size="sm" variant="outline">
                17.2
              </Plate>
            </div>
            <div className={row}>
              <Badge>Borrador</Badge>
              <Badge tone="navy">Sesión actual</Badge>
              <Badge tone="gold">
                <Flag /> Marcada
              </Badge>
              <Badge tone="success">
                <Check /> Publicada
              </Badge>
              <Badge tone="warning">Sin referencia</Badge>
              <Badge tone="danger">Revisar</Badge>
            </div>
            <div className={row}>
              <Kbd>1</Kbd>
              <Kbd>Intro</Kbd>
              <Kbd>F8</Kbd>
              <Avatar name="Lucía Ferrer" />
              <Avatar name="Marta" className="size-8 text-[1rem]" />
            </div>
          </div>
        )}
      </BothThemes>
    </Section>
  );
}
