import { LifeBuoy } from 'lucide-react';
import { Note } from '../../ui/note';
import { Section } from '../../ui/section';
import { HelpWords } from './help-words';

/** What the plan is, what it is not, and where to get help. */
export const NutritionNotes = () => (
  <Section
    id="about-nutrition"
    title="Qué es este plan y qué no"
    titleClass="text-h4"
    className="mt-10 grid max-w-[70ch] gap-4 print:hidden"
  >
    <p className="text-muted">
      Menús para estudiar y entrenar con energía, de platos de hasta 30 minutos. No es una dieta para perder
      peso: no hay objetivos de peso, ni rachas, ni comparaciones, y ningún día baja de 1.500 kcal ni de lo
      que gastas en reposo. No sustituye a un profesional.
    </p>
    <p className="text-small text-muted">
      Gasto en reposo: Mifflin-St Jeor, 1990. Actividad: EFSA, 2013, de 1,4 a 2,0. Agua: EFSA, 2010, de 2 a
      2,5 litros al día contando la de los alimentos. Raciones: AESAN, 2022. Los valores de los alimentos son
      medias por 100 gramos en crudo: tu marca puede variar.
    </p>
    <Note icon={<LifeBuoy />}>
      <HelpWords />
    </Note>
  </Section>
);
