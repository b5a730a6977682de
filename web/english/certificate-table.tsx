import { formatHundredths, languageLevels, meritRules } from '@atalaya/core/guide/merits';
import { Link } from 'react-router';
import { Section } from '../ui/section';
import { Table, Td, Th, Tr } from '../ui/table';

/** Certificates that prove each level, from annex VI of the call. */
const certificates: Record<string, string> = {
  A2: 'Escuela Oficial de Idiomas, Key (KET) B–C, ISE Foundation, IELTS 3,5',
  B1: 'Preliminary (PET) B–C, ISE I, IELTS 4, SLP 1111',
  B2: 'First (FCE) B–C, ISE II, IELTS 5,5, SLP 2222',
  C1: 'Advanced (CAE) B–C, ISE III, SLP 3333',
  C2: 'Proficiency (CPE), ISE IV',
};

/** What each certified level is worth in the process. */
export function CertificateTable() {
  const merits = languageLevels.filter((level) => level !== 'none');
  return (
    <Section id="certificados" title="Qué vale cada certificado" className="mt-12 max-w-230">
      <p className="mt-1 mb-5 text-pretty text-muted">
        El A2 de inglés o de francés es un requisito: hay que tenerlo acreditado antes de que acabe el plazo
        de solicitud, y un certificado tarda semanas en llegar. Los niveles superiores suman puntos de mérito,
        hasta {formatHundredths(meritRules.languageMax)} entre todos los idiomas.
      </p>
      <Table caption="Valor de los certificados de inglés">
        <thead>
          <Tr>
            <Th>Nivel</Th>
            <Th numeric>Puntos</Th>
            <Th>Por ejemplo</Th>
          </Tr>
        </thead>
        <tbody>
          <Tr>
            <Td>A2</Td>
            <Td numeric>requisito</Td>
            <Td>{certificates.A2}</Td>
          </Tr>
          {merits.map((level) => (
            <Tr key={level}>
              <Td>{level}</Td>
              <Td numeric>{formatHundredths(meritRules.language[level])}</Td>
              <Td>{certificates[level]}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 text-small text-muted">
        Las escuelas oficiales, la División de Formación y el SLP valen en cualquier modalidad; los demás,
        solo en la presencial. Suma los tuyos en la{' '}
        <Link to="/campus-estudio/calculadora" className="link">
          calculadora de méritos
        </Link>
        .
      </p>
    </Section>
  );
}
