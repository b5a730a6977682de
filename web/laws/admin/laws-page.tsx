import { lawUpdateResource } from '@atalaya/core/laws/admin/updates';
import { PageHead } from '../../admin/page-head';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { useContentChoices } from '../../syllabus/admin/choices';
import { LawChanges } from './law-changes';
import { LawImport } from './law-import';

export const meta = titled('Cambios de ley', { robots: 'noindex' });

/** The official text comes in, what it touches is reviewed, and the change is put into words. */
export default function AdminLawsPage() {
  const { 'reference.law': laws = [] } = useContentChoices();
  return (
    <>
      <PageHead
        title="Cambios de ley"
        note="Textos oficiales, lo que espera revisión y los avisos a los alumnos"
      />
      <LawImport />
      <LawChanges />
      <section className="mt-10">
        <ResourcePage resource={lawUpdateResource} choices={{ law: laws }} isPart />
      </section>
    </>
  );
}
