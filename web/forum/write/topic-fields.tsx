import { TAGS } from '@atalaya/core/forum/forum';
import type { ReactNode, Ref } from 'react';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';

export type TopicTyped = { title: string; categoryId: string; syllabusTopic: string; tags: string };

const syllabusTopics = Array.from({ length: 45 }, (_, at) => ({
  value: String(at + 1),
  label: `Tema ${at + 1}`,
}));

type TopicFieldsProps = {
  fields: TopicTyped;
  faults: Record<string, string>;
  categories: readonly { id: number; name: string }[];
  onChange: (change: Partial<TopicTyped>) => void;
  titleRef?: Ref<HTMLInputElement>;
  /** Shown below the title. */
  children?: ReactNode;
};

export function TopicFields({ fields, faults, categories, onChange, titleRef, children }: TopicFieldsProps) {
  return (
    <>
      <Input
        ref={titleRef}
        label="Tu pregunta en una frase"
        name="title"
        value={fields.title}
        autoComplete="off"
        error={faults.title}
        hint="Como se la harías a otra persona: así la encuentra quien tenga la misma duda."
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Categoría"
          name="categoryId"
          value={fields.categoryId}
          placeholder="Elige una"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={faults.categoryId}
          onChange={(event) => onChange({ categoryId: event.currentTarget.value })}
        />
        <Select
          label="Tema del temario (opcional)"
          name="syllabusTopic"
          value={fields.syllabusTopic}
          placeholder="Ninguno"
          options={syllabusTopics}
          error={faults.syllabusTopic}
          onChange={(event) => onChange({ syllabusTopic: event.currentTarget.value })}
        />
      </div>
      <Input
        label="Etiquetas (opcional)"
        name="tags"
        value={fields.tags}
        autoComplete="off"
        error={faults.tags}
        hint={`Hasta ${TAGS.most}, separadas por comas: detención, plazos.`}
        onChange={(event) => onChange({ tags: event.currentTarget.value })}
      />
    </>
  );
}
