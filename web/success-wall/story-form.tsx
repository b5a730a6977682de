import type { Answer } from '@atalaya/core/api';
import { limits, type Stage, stages, stageWords } from '@atalaya/core/success-wall/success-wall';
import { type FormEvent, useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { readJson, writeText } from '../platform/device-store';
import { keepDraft, readFormDraft } from '../platform/offline/drafts';
import { useSession } from '../platform/session';
import { nameOf } from '../shell/user-avatar';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/forms/checkbox';
import { Input } from '../ui/forms/input';
import { Select } from '../ui/forms/select';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';

type Own = Answer<'GET /api/success-wall/mine'>['own'];

const draftOf = (own: Own, name: string): StoryDraft =>
  own
    ? {
        name: own.name,
        stage: own.stage,
        story: own.story,
        advice: own.advice,
        year: String(own.year),
        attempts: String(own.attempts),
        quote: own.quote ?? '',
        wantsHome: own.quote !== null,
        takesMessages: own.takesMessages,
        consents: false,
      }
    : {
        name,
        stage: '',
        year: '',
        attempts: '1',
        story: '',
        advice: '',
        quote: '',
        wantsHome: false,
        takesMessages: false,
        consents: false,
      };

const noStage = { stage: 'Elige hasta dónde has llegado.' };
const noConsent = { consents: 'Sin tu permiso no podemos publicarla.' };

const isStage = (value: string): value is Stage => stages.some((stage) => stage === value);

/** What is typed stays on the device until it is sent. */
export default function StoryForm({ own, onDone }: { own: Own; onDone: () => void }) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [draft, setDraft] = useState(() => keptStory(userId) ?? draftOf(own, user ? nameOf(user) : ''));
  const change = (changes: Partial<StoryDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepStory(userId, next);
  };
  const { run, isBusy, faults, refuse } = useAction(
    (stage: Stage) => {
      const { name, year, attempts, story, advice, quote, wantsHome, takesMessages } = draft;
      return call('PUT /api/success-wall/mine', {
        body: {
          name,
          stage,
          year: Number(year),
          attempts: Number(attempts),
          story,
          advice,
          quote: wantsHome ? quote : null,
          takesMessages,
          consents: true,
        },
      });
    },
    {
      stale: ['page', ['success-wall']],
      done: ({ state }) => {
        keepStory(userId, null);
        toast(
          state === 'published'
            ? { title: 'Cambios guardados' }
            : { title: 'Historia enviada', description: 'La leeremos antes de publicarla.' },
        );
        onDone();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { stage, consents } = draft;
    refuse({ ...(isStage(stage) ? {} : noStage), ...(consents ? {} : noConsent) });
    if (isStage(stage) && consents) run(stage);
  };
  const text = (name: 'name' | 'year' | 'attempts' | 'story' | 'advice' | 'quote') => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
      <Input
        label="Nombre que se verá"
        hint="El tuyo, solo el de pila o un apodo."
        autoComplete="off"
        {...text('name')}
      />
      <Select
        label="Hasta dónde has llegado"
        name="stage"
        value={draft.stage}
        error={faults.stage}
        placeholder="Elige"
        onChange={({ target }) => change({ stage: target.value })}
        options={stages.map((value) => ({ value, label: stageWords[value] }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <Input label="Año" inputMode="numeric" maxLength={4} {...text('year')} />
        <Input label="Convocatorias" inputMode="numeric" maxLength={2} {...text('attempts')} />
      </div>
      <Textarea
        label="Tu historia"
        hint={`De ${limits.story.least} a ${limits.story.most} caracteres. Sin datos de otras personas.`}
        rows={7}
        {...text('story')}
      />
      <Textarea
        label="Un consejo"
        hint="Lo que le dirías a quien empieza hoy."
        rows={3}
        {...text('advice')}
      />
      <Checkbox
        label="También quiero una frase en la portada"
        checked={draft.wantsHome}
        onChange={({ target }) => change({ wantsHome: target.checked })}
      />
      {draft.wantsHome && <Textarea label="La frase" rows={2} {...text('quote')} />}
      <Checkbox
        label="Quien lea mi historia puede escribirme un mensaje privado. Verá mi nombre de usuario."
        checked={draft.takesMessages}
        onChange={({ target }) => change({ takesMessages: target.checked })}
      />
      <Checkbox
        label="Doy permiso para publicar mi historia con ese nombre. Puedo retirarlo cuando quiera."
        checked={draft.consents}
        error={faults.consents}
        onChange={({ target }) => change({ consents: target.checked })}
      />
      <ActionFault id="historia-error" fault={faults.form} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isBusy} busyLabel="Enviando…">
          Enviar
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Dejarlo para luego
        </Button>
      </div>
    </form>
  );
}

const texts = ['name', 'stage', 'year', 'attempts', 'story', 'advice', 'quote'] as const;
const flags = ['wantsHome', 'takesMessages', 'consents'] as const;

/** The form as it stands. */
type StoryDraft = Record<(typeof texts)[number], string> & Record<(typeof flags)[number], boolean>;

const PLACE = 'historia';
/** Where older builds kept one for the device, with its owner in it. */
const OLD_KEY = 'atalaya.success-story';

function isDraft(kept: unknown): kept is StoryDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: Record<string, unknown> = { ...kept };
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    flags.every((name) => typeof fields[name] === 'boolean')
  );
}

function keptStory(userId: string): StoryDraft | null {
  const old = readJson(OLD_KEY);
  if (isDraft(old) && 'userId' in old && old.userId === userId && keepStory(userId, old))
    writeText(OLD_KEY, null);
  const kept = readFormDraft(userId, PLACE);
  return isDraft(kept) ? kept : null;
}

/** Null once the story is sent. */
const keepStory = (userId: string, draft: StoryDraft | null): boolean =>
  keepDraft(userId, PLACE, draft ? JSON.stringify(draft) : '');
