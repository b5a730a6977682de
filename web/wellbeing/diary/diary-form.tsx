import { faultOf, numberOf, parseDecimal } from '@atalaya/core/guide/parse-input';
import type { DiaryEntry } from '@atalaya/core/wellbeing/diary/diary.contract';
import { speaksOfHarm } from '@atalaya/core/wellbeing/diary/help-words';
import { prompts, promptsOf } from '@atalaya/core/wellbeing/diary/prompts';
import { LifeBuoy } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FieldError } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Textarea } from '../../ui/forms/textarea';
import { Note } from '../../ui/note';
import { UnsavedGuard } from '../../ui/overlays/unsaved-guard';
import type { DiaryBody } from '../outbox';

const FREE = 'libre';
const moods = ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'];
const energies = ['Sin fuerzas', 'Poca', 'Normal', 'Buena', 'Mucha'];
const scale = (words: readonly string[]) =>
  words.map((word, index) => ({ value: String(index + 1), label: `${index + 1}, ${word.toLowerCase()}` }));
const MOST = 10_000;

type FormProps = {
  today: string;
  hasConsent: boolean;
  /** The entry that is changed; a new one without it. */
  entry?: DiaryEntry;
  onSave: (id: string, body: DiaryBody) => Promise<void>;
  onDone?: () => void;
};

/** Today's prompts, the scales and the text. */
export function DiaryForm({ today, hasConsent, entry, onSave, onDone }: FormProps) {
  const [id, setId] = useState(() => entry?.id ?? crypto.randomUUID());
  const [prompt, setPrompt] = useState<string>(
    entry ? (entry.prompt ?? FREE) : (promptsOf(today)[0]?.id ?? FREE),
  );
  const [text, setText] = useState(entry?.text ?? '');
  const [mood, setMood] = useState<string | undefined>(entry?.mood ? String(entry.mood) : undefined);
  const [energy, setEnergy] = useState<string | undefined>(entry?.energy ? String(entry.energy) : undefined);
  const [sleep, setSleep] = useState(
    entry?.sleepHalfHours == null ? '' : String(entry.sleepHalfHours / 2).replace('.', ','),
  );
  const typedSleep = parseDecimal(sleep, 1, { min: 0, max: 16 });
  const offered = entry ? prompts : promptsOf(today);

  const { run, isBusy, faults, refuse } = useAction((body: DiaryBody) => onSave(id, body), {
    stale: [],
    done: () => {
      setId(crypto.randomUUID());
      setText('');
      setMood(undefined);
      setEnergy(undefined);
      setSleep('');
      onDone?.();
    },
  });
  const [fault] = Object.values(faults);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typedSleep.kind === 'fault') return;
    const tenths = numberOf(typedSleep);
    if (text.trim() === '' && !mood && !energy && tenths === undefined)
      refuse({ form: 'Escribe algo o elige cómo estás.' });
    else
      void run({
        day: entry?.day ?? today,
        prompt: prompts.find((one) => one.id === prompt)?.id ?? null,
        text,
        mood: mood ? Number(mood) : null,
        energy: energy ? Number(energy) : null,
        sleepHalfHours: tenths === undefined ? null : Math.round(tenths / 5),
      });
  };

  const form = (
    <form noValidate onSubmit={save} className="grid gap-6">
      <UnsavedGuard isDirty={text !== (entry?.text ?? '')} />
      <RadioGroup<string>
        label={entry ? 'Pregunta' : 'Las preguntas de hoy'}
        options={[
          ...offered.map((one) => ({ value: one.id, label: one.text })),
          { value: FREE, label: 'Escribir sin pregunta' },
        ]}
        value={prompt}
        onChange={setPrompt}
      />
      <Textarea
        label="Lo que quieras escribir"
        rows={6}
        maxLength={MOST}
        // Saving empties the field, which would drop what is typed meanwhile.
        readOnly={isBusy}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {speaksOfHarm(text) && <HelpNote />}
      {hasConsent && (
        <>
          <RadioGroup row label="Ánimo" options={scale(moods)} value={mood} onChange={setMood} />
          <RadioGroup row label="Energía" options={scale(energies)} value={energy} onChange={setEnergy} />
          <Input
            label="Horas de sueño de anoche"
            hint="Como 7,5. Si no quieres, déjalo en blanco."
            inputMode="decimal"
            autoComplete="off"
            value={sleep}
            onChange={({ target }) => setSleep(target.value)}
            error={faultOf(typedSleep)}
            fieldClassName="max-w-72"
          />
        </>
      )}
      {fault && (
        <div role="alert">
          <FieldError id="diary-fault">{fault}</FieldError>
        </div>
      )}
      <Button type="submit" busy={isBusy} busyLabel="Guardando…" className="justify-self-start">
        Guardar
      </Button>
    </form>
  );
  if (entry) return form;
  return (
    <Card>
      <h2 className="mb-4 text-h3">Hoy</h2>
      {form}
    </Card>
  );
}

/** Shown by the page itself: nothing about it is sent or stored. */
const HelpNote = () => (
  <div role="alert">
    <Note tone="warning" icon={<LifeBuoy />}>
      <p>
        Si estás pensando en hacerte daño, habla con alguien ahora. El{' '}
        <a href="tel:024" className="link font-semibold">
          024
        </a>{' '}
        es gratuito, confidencial y atiende las 24 horas. Si hay peligro, llama al{' '}
        <a href="tel:112" className="link font-semibold">
          112
        </a>
        .
      </p>
      <p className="mt-1 text-muted">Este aviso lo muestra tu navegador; nadie más lo sabe.</p>
    </Note>
  </div>
);
