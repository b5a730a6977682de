import { readEmbed, writeEmbed } from '@atalaya/core/forum/embeds';
import { readTags, tagsFault, titleFault, topicPath } from '@atalaya/core/forum/forum';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call, read } from '../../platform/api';
import { HttpError } from '../../platform/http-error';
import { keepDraft, readFormDraft } from '../../platform/offline/drafts';
import { toast } from '../../ui/overlays/toast-store';
import Composer, { type Sending } from './composer';
import { HELD } from './held';
import { TopicFields, type TopicTyped } from './topic-fields';

const FIELDS = 'nuevo-campos';

function readFields(userId: string): TopicTyped {
  const kept = fieldsOf(readFormDraft(userId, FIELDS));
  const text = (name: keyof TopicTyped) => (typeof kept[name] === 'string' ? kept[name] : '');
  return {
    title: text('title'),
    categoryId: text('categoryId'),
    syllabusTopic: text('syllabusTopic'),
    tags: text('tags'),
  };
}

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {};

function faultsOf({ title, categoryId, tags }: TopicTyped): Record<string, string> {
  const found = {
    title: titleFault(title),
    categoryId: categoryId === '' ? 'Elige una categoría.' : null,
    tags: tagsFault(readTags(tags)),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}

type FormProps = {
  userId: string;
  categories: readonly { id: number; name: string }[];
  chosen: number | null;
};

export default function NewTopicForm({ userId, categories, chosen }: FormProps) {
  const navigate = useNavigate();
  const title = useRef<HTMLInputElement>(null);
  const asked = useSearchParams()[0].get('pregunta');
  const about = asked && readEmbed(`pregunta:${asked}`);
  const [fields, setFields] = useState<TopicTyped>(() => {
    const kept = readFields(userId);
    return chosen === null ? kept : { ...kept, categoryId: String(chosen) };
  });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const change = (part: Partial<TopicTyped>) => {
    const next = { ...fields, ...part };
    setFields(next);
    keepDraft(userId, FIELDS, JSON.stringify(next));
    if (Object.keys(faults).length > 0) setFaults(faultsOf(next));
  };
  const check = () => {
    const found = faultsOf(fields);
    setFaults(found);
    if (found.title) title.current?.focus();
    return Object.keys(found).length === 0;
  };
  const send = async (body: string, { typedMs, website }: Sending) => {
    try {
      const { id, isHeld } = await call('POST /api/forum/topics', {
        body: {
          title: fields.title,
          body,
          typedMs,
          website,
          categoryId: Number(fields.categoryId),
          syllabusTopic: fields.syllabusTopic ? Number(fields.syllabusTopic) : null,
          tags: readTags(fields.tags),
        },
      });
      keepDraft(userId, FIELDS, '');
      toast(
        isHeld
          ? HELD
          : { title: 'Pregunta publicada', description: 'Te avisaremos cuando alguien responda.' },
      );
      await navigate(isHeld ? '/foro' : topicPath(id));
    } catch (error) {
      if (error instanceof HttpError) setFaults(error.fields);
      throw error;
    }
  };
  return (
    <div className="grid gap-5">
      <TopicFields fields={fields} faults={faults} categories={categories} onChange={change} titleRef={title}>
        <SimilarTopics title={fields.title} />
      </TopicFields>
      <Composer
        label="Los detalles"
        placeholder="Qué has leído, qué no encaja y qué has probado."
        draft={{ place: 'nuevo', ...(about ? { initial: `${writeEmbed(about)}\n\n` } : {}) }}
        submitLabel="Publicar"
        check={check}
        send={send}
      />
    </div>
  );
}

const FEWEST_LETTERS = 8;

/** Topics like the title that is being written, so that nobody waits for an answer that exists. */
function SimilarTopics({ title }: { title: string }) {
  const asked = useDeferredValue(title.trim());
  const { data = [] } = useQuery({
    ...read('GET /api/forum/similar', { query: { title: asked.slice(0, 200) } }),
    enabled: asked.length >= FEWEST_LETTERS,
    placeholderData: (before) => before,
  });
  if (data.length === 0 || asked.length < FEWEST_LETTERS) return null;
  return (
    <section aria-labelledby="ya-preguntado" className="rounded-lg bg-navy-tint px-4 py-3.5 text-small">
      <h2 id="ya-preguntado" className="font-sans text-small leading-[1.5] font-semibold tracking-normal">
        Puede que ya esté contestado
      </h2>
      <ul className="mt-1.5 grid gap-1.5">
        {data.map(({ id, title: other, replies, isSolved }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2.5">
            <a href={topicPath(id)} target="_blank" rel="noopener" className="link wrap-anywhere">
              {other}
            </a>
            <span className="inline-flex items-center gap-1 text-muted">
              {isSolved && <CircleCheck aria-label="Resuelto" role="img" className="size-4! text-success" />}
              {formatCount(replies, 'respuesta', 'respuestas')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
