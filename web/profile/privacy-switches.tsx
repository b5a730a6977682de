import type { Answer } from '@atalaya/core/api';
import type { ConsentKind } from '@atalaya/core/tracking/consent';
import { useQuery } from '@tanstack/react-query';
import { inFull } from '../admin/moments';
import { read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { useAnswerConsent } from '../tracking/consent';
import { Switch } from '../ui/forms/switch';

const questions: readonly { kind: ConsentKind; label: string; text: string }[] = [
  {
    kind: 'analytics',
    label: 'Medir cómo uso Atalaya',
    text: 'Qué páginas abres y qué botones pulsas. Nos ayuda a mejorar.',
  },
  {
    kind: 'fingerprint',
    label: 'Reconocer mis dispositivos por sus rasgos',
    text: 'Protege tu cuenta de quien entre desde otro sitio. En el móvil no se usa nunca.',
  },
];

export function PrivacySwitches() {
  const { data, error, refetch } = useQuery(read('GET /api/consent'));
  if (error) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando tus respuestas" rows={2} height="h-16" />;
  return (
    <div className="grid gap-6">
      {questions.map((question) => (
        <Question key={question.kind} {...question} given={data[question.kind]} />
      ))}
    </div>
  );
}

type QuestionProps = (typeof questions)[number] & { given: Answer<'GET /api/consent'>[ConsentKind] };

function Question({ kind, label, text, given }: QuestionProps) {
  const answer = useAnswerConsent('No se ha guardado');
  return (
    <Switch
      label={<span className="font-semibold">{label}</span>}
      hint={
        <>
          {text}
          <span className="mt-0.5 block">
            {given
              ? `Dijiste que ${given.granted ? 'sí' : 'no'} el ${inFull(given.at)}.`
              : 'Aún no has respondido: cuenta como que no.'}
          </span>
        </>
      }
      checked={answer.given?.[kind] ?? given?.granted ?? false}
      onChange={({ target }) => void answer.run({ [kind]: target.checked })}
    />
  );
}
