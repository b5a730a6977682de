import { useState } from 'react';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/forms/radio-group';
import { Section } from '../ui/section';

/** Our own wording. The second of each pair says the opposite of the first. */
const statements = [
  { id: 'calm', text: 'Mantengo la calma cuando algo sale mal.', pair: null },
  { id: 'plan', text: 'Me gusta tener el día organizado.', pair: null },
  { id: 'talk', text: 'Me resulta fácil hablar con desconocidos.', pair: null },
  { id: 'nerves', text: 'Me altero con facilidad ante un imprevisto.', pair: 'calm' },
  { id: 'improvise', text: 'Prefiero improvisar a hacer planes.', pair: 'plan' },
  { id: 'quiet', text: 'Me cuesta empezar una conversación con alguien que no conozco.', pair: 'talk' },
] as const;

const scale = ['1', '2', '3', '4', '5'] as const;
type Point = (typeof scale)[number];
const labels: Record<Point, string> = {
  '1': 'Nada de acuerdo',
  '2': 'Poco de acuerdo',
  '3': 'Ni sí ni no',
  '4': 'Bastante de acuerdo',
  '5': 'Muy de acuerdo',
};

/** A sample to get used to the form. Nothing is sent or stored, and there is no score. */
export function PersonalitySample() {
  const [answers, setAnswers] = useState<Readonly<Record<string, Point>>>({});
  const [isShown, setShown] = useState(false);
  const given = statements.filter(({ id }) => answers[id] !== undefined);
  const extremes = given.filter(({ id }) => answers[id] === '1' || answers[id] === '5').length;
  const apart = statements.filter(({ id, pair }) => {
    const [first, second] = [pair && answers[pair], answers[id]];
    return first && second && Math.abs(6 - Number(first) - Number(second)) >= 2;
  });
  return (
    <Section
      id="muestra"
      title="Una muestra que no puntúa"
      className="mt-10 max-w-190 rounded-lg border border-line bg-surface p-5 md:p-8"
    >
      <p className="mt-2 text-muted">
        Seis frases para ver cómo es. Nada sale de este dispositivo ni se guarda.
      </p>
      <div className="mt-6 grid gap-7">
        {statements.map(({ id, text }) => (
          <RadioGroup
            key={id}
            label={text}
            options={scale.map((value) => ({ value, label: labels[value] }))}
            value={answers[id]}
            onChange={(value) => setAnswers({ ...answers, [id]: value })}
          />
        ))}
      </div>
      <Button
        className="mt-7"
        variant="outline"
        disabled={given.length < statements.length}
        onClick={() => setShown(true)}
      >
        Ver cómo he respondido
      </Button>
      <div role="status" className="mt-5">
        {isShown && (
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>
              Has usado los extremos en {extremes} de {statements.length} frases.
            </li>
            <li>
              {apart.length === 0
                ? 'Las tres parejas de frases contrarias encajan entre sí.'
                : `${apart.length === 1 ? 'Una pareja de frases contrarias no encaja' : `${apart.length} parejas de frases contrarias no encajan`}: «${apart.map(({ text }) => text).join('», «')}» y su contraria. Suele pasar por leer deprisa.`}
            </li>
            <li>No hay nota ni perfil: así se vería lo mismo en el cuestionario real.</li>
          </ul>
        )}
      </div>
    </Section>
  );
}
