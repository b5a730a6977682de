import type { InterviewQuestion } from '@atalaya/core/interview/interview.contract';

const lists = [
  { key: 'looksFor', title: 'Qué busca el tribunal' },
  { key: 'followUps', title: 'Repreguntas que pueden venir' },
  { key: 'mistakes', title: 'Errores frecuentes' },
] as const;

/** Shown once the question is answered. */
export function BoardNotes({ question }: { question: InterviewQuestion }) {
  return lists.map(({ key, title }) => (
    <section key={key} className="mt-5 first:mt-0">
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-small">
        {question[key].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  ));
}
