import type { Answer } from '@atalaya/core/api';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { Link } from 'react-router';
import { highlightFill } from '../reader/highlight-colors';

type NotesProps = {
  number: number;
  notes: Answer<'GET /api/topics/:id/reading'>['notes'];
  titles: ReadonlyMap<string, string>;
};

export function BoardNotes({ number, notes, titles }: NotesProps) {
  const order = [...titles.keys()];
  const sorted = [...notes].sort(
    (one, other) => order.indexOf(one.section) - order.indexOf(other.section) || one.start - other.start,
  );
  return (
    <section
      id="notas"
      aria-labelledby="notas-titulo"
      className="min-w-0 rounded-lg border border-line bg-surface p-5 md:p-7"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="notas-titulo" className="text-h3">
          Tus notas y subrayados
        </h2>
        {notes.length > 0 && <span className="num text-[1.375rem] text-muted">{notes.length}</span>}
      </div>
      {sorted.length === 0 && (
        <p className="text-small text-muted">
          Todavía no has subrayado nada. En el texto, selecciona un pasaje y pulsa «Subrayar» o «Nota».
        </p>
      )}
      <ul className="grid max-h-112 gap-4 overflow-y-auto">
        {sorted.map((note) => (
          <li key={note.id} className="text-small">
            <blockquote
              className={
                note.isHighlighted
                  ? `rounded-sm px-2 py-1 text-on-mark ${highlightFill[note.color]}`
                  : 'border-l-3 border-line pl-3 text-muted'
              }
            >
              <span className="line-clamp-4">{note.quote}</span>
            </blockquote>
            {note.text && <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{note.text}</p>}
            <Link to={topicPath(number, note.section)} className="link mt-1 inline-block text-micro">
              {titles.get(note.section) ?? 'Ver en el texto'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
