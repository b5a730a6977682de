import { practiceFacts, practices } from '@atalaya/core/wellbeing/calm/practices';
import { Section } from '../../ui/section';
import { Table, Td, Th } from '../../ui/table';

/** What the studies say and do not say, and when to stop. */
export const CalmEvidence = () => (
  <Section id="calm-evidence" title="Qué se sabe y qué no" className="mt-10">
    <p className="mt-2 mb-4 max-w-[65ch] text-muted">
      Ayuda un poco a mucha gente y no sustituye a un tratamiento. Funciona menos en sesiones de menos de
      cinco minutos, y repetirlo cuenta más que hacerlo largo (58 estudios, Bentley, 2023).
    </p>
    <Table caption="Cada práctica y lo que dicen los estudios">
      <thead>
        <tr>
          <Th>Práctica</Th>
          <Th>Lo que dicen los estudios</Th>
        </tr>
      </thead>
      <tbody>
        {practices.map((practice) => (
          <tr key={practice}>
            <Td className="min-w-28 font-semibold">{practiceFacts[practice].name}</Td>
            <Td className="min-w-44">{practiceFacts[practice].evidence}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
    <h3 className="mt-6 text-h4">Cuándo no</h3>
    <ul className="mt-2 grid max-w-[65ch] list-disc gap-1 pl-5">
      <li>
        No es inocuo para todos: de 434 personas con experiencia en meditar, el 32 % notó algún efecto no
        deseado y el 1,2 %, durante un mes o más (Goldberg, 2021). Si te sientes peor, para.
      </li>
      <li>Nunca aguantes la respiración conduciendo ni en el agua.</li>
      <li>Aquí no hay ejercicios de respirar rápido.</li>
      <li>Si la ansiedad no te deja dormir o estudiar, habla con tu médico o con un psicólogo.</li>
    </ul>
  </Section>
);
