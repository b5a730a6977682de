import { readTags } from '@atalaya/core/forum/forum';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { TopicFields } from '../write/topic-fields';
import { useInTopic } from './topic-context';

/** Changes title, category, syllabus topic and tags. */
export function TopicDialog({ onClose }: { onClose: () => void }) {
  const { topic, changed } = useInTopic();
  const { data: categories = [] } = useQuery(read('GET /api/forum/categories'));
  const [fields, setFields] = useState({
    title: topic.title,
    categoryId: String(topic.categoryId),
    syllabusTopic: topic.syllabusTopic ? String(topic.syllabusTopic) : '',
    tags: topic.tags.join(', '),
  });
  const { run, isBusy, fault, faults } = useAction(
    () =>
      call('PUT /api/forum/topics/:id', {
        params: { id: topic.id },
        body: {
          title: fields.title,
          categoryId: Number(fields.categoryId),
          syllabusTopic: fields.syllabusTopic ? Number(fields.syllabusTopic) : null,
          tags: readTags(fields.tags),
        },
      }),
    {
      stale: [],
      done: async () => {
        await changed();
        toast({ title: 'Tema cambiado' });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title="Cambiar el tema"
      description="El texto de tu pregunta se cambia con «Editar»."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={isBusy}
      error={fault}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <TopicFields
        fields={fields}
        faults={faults}
        categories={categories}
        onChange={(change) => setFields({ ...fields, ...change })}
      />
    </FormDialog>
  );
}
