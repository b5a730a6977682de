import type { LawFile, UpdateEntry } from '@atalaya/core/laws/content.contract';
import { TODAY } from '@atalaya/core/syllabus/content/content.factory';
import { stringify } from 'yaml';
import { type ContentFolder, makeContentFolder } from '../syllabus/content/content-folder.factory';

export const lawFile = (given: Partial<LawFile> = {}): LawFile => ({
  law: 'constitucion',
  slug: 'ce',
  purpose: 'Es la norma suprema: reconoce los derechos y reparte el poder.',
  validOn: TODAY,
  parts: [
    { id: 'titulo-i', title: 'Título I. Derechos', articles: '14-18' },
    { id: 'titulo-ii', title: 'Título II. La Corona', articles: '56-59' },
  ],
  articles: [
    {
      number: '17',
      heading: 'Libertad y detención',
      statement: 'La detención dura lo justo.',
      figures: ['72 horas: máximo'],
    },
    {
      number: '18',
      heading: 'Intimidad y domicilio',
      statement: 'Nadie entra en una casa sin permiso ni orden.',
    },
    {
      number: '56',
      heading: 'El Rey',
      statement: 'El Rey es el jefe del Estado y arbitra las instituciones.',
    },
  ],
  ...given,
});

export const lawUpdateEntry = (given: Partial<UpdateEntry> = {}): UpdateEntry => ({
  id: 'ce-18-registro',
  law: 'constitucion',
  title: 'Cambia la entrada en el domicilio',
  summary: 'La orden se puede dar por vía telemática.',
  norm: 'Reforma de 19 de mayo de 2026',
  boe: 'BOE-A-2026-10881',
  inForce: '2026-05-20',
  topics: [3],
  articles: '18',
  ...given,
});

/** A content folder with topic 3, three articles of the Constitution and a change. */
export async function makeLawFolder(): Promise<ContentFolder> {
  const folder = await makeContentFolder();
  await folder.write('law-articles.yaml', stringify([{ law: 'constitucion', articles: '14-18, 56-59' }]));
  await folder.write('laws/articles/constitucion.yaml', stringify(lawFile()));
  await folder.write('laws/updates.yaml', stringify([lawUpdateEntry()]));
  return folder;
}
