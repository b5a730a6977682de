import type { ResourceDescription } from '@atalaya/core/admin/resource';
import * as material from '@atalaya/core/syllabus/admin/material';
import { questionResource, trueFalseResource } from '@atalaya/core/syllabus/admin/questions';
import { topicResource } from '@atalaya/core/syllabus/admin/topics';
import type { ResourceLook } from '../../admin/resource/resource-page';
import { KeyChangeNotice } from './key-change';
import { FlashcardPreview, QuestionPreview, StatementPreview } from './previews';
import { questionCells, statCells } from './question-cells';
import { QuestionPicker } from './question-picker/question-picker';
import { QuestionHistory } from './versions';

type AdminResource = ResourceLook & { resource: ResourceDescription };

const history: ResourceLook = {
  more: ({ id, deletedAt }) => <QuestionHistory id={id} canRestore={!deletedAt} />,
  changeNotice: ({ id }) => (
    <KeyChangeNotice id={id}>
      El motivo se publica en el registro de correcciones. Si anulas la pregunta, se retira tal como la
      respondieron, sin la clave nueva ni el resto de cambios de esta ficha, y no vuelve a salir en ningún
      test. Tú eliges si los exámenes terminados conservan su nota o se recalculan sin ella.
    </KeyChangeNotice>
  ),
};

/** The admin pages by path. */
export const adminResources: Readonly<Record<string, AdminResource>> = {
  temario: { resource: topicResource, cells: { number: { className: 'w-14' } } },
  'preguntas-test': {
    resource: questionResource,
    cells: questionCells,
    preview: (record) => <QuestionPreview record={record} />,
    ...history,
  },
  'verdadero-falso': {
    resource: trueFalseResource,
    cells: statCells,
    preview: (record) => <StatementPreview record={record} />,
    ...history,
  },
  flashcards: {
    resource: material.flashcardResource,
    preview: (record) => <FlashcardPreview record={record} />,
  },
  esquemas: { resource: material.schemeResource },
  terminos: { resource: material.termResource },
  'examenes-oficiales': {
    resource: material.officialExamResource,
    controls: { questionIds: (props) => <QuestionPicker {...props} /> },
  },
  premium: { resource: material.plusContentResource },
  'palabras-explicadas': { resource: material.keywordRuleResource },
  normas: { resource: material.lawResource },
};

/** `/admin/flashcards/tema/3` shows the flashcards of topic 3. */
export function resourceAt(pathname: string): { page: AdminResource; topic: string | null } | undefined {
  const found = /^\/admin\/([a-z-]+)(?:\/tema\/(\d{1,4}))?\/*$/.exec(pathname);
  const page = found?.[1] === undefined ? undefined : adminResources[found[1]];
  return page && { page, topic: found?.[2] ?? null };
}
