import { brand } from '@atalaya/core/brand';
import { blockTitles, letters } from '@atalaya/core/syllabus/letters';
import { CampusHead } from '../platform/campus/campus-head';
import { callFrom } from '../platform/page-context';
import { Plate } from '../ui/plate';
import type { Route } from './+types/syllabus-page';

export const meta: Route.MetaFunction = () => [{ title: `Temario | ${brand.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  return { topics: await callFrom(context)('GET /api/topics') };
}

export default function SyllabusPage({ loaderData: { topics } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title="Temario" above={`${topics.length} temas en tres bloques`} />
      {letters.map((block) => (
        <section key={block} aria-labelledby={`bloque-${block}`} className="mb-10">
          <h2 id={`bloque-${block}`} className="mb-3 flex items-center gap-3 text-h3">
            <Plate>{block}</Plate>
            {blockTitles[block]}
          </h2>
          <ol>
            {topics
              .filter((topic) => topic.block === block)
              .map(({ number, shortTitle }) => (
                <li key={number} className="flex items-center gap-3 border-b border-line py-3">
                  <Plate variant="outline">{number}</Plate>
                  {shortTitle}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}
