import { type AnswerMode, answerModes, competenceNames } from '@atalaya/core/interview/competences';
import type { InterviewQuestion } from '@atalaya/core/interview/interview.contract';
import { PREPARATION_SECONDS } from '@atalaya/core/interview/session';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { Keyboard, Mic, ShieldCheck, Video } from 'lucide-react';
import { Checkbox } from '../../ui/forms/checkbox';
import { Segmented } from '../../ui/forms/segmented';
import { Textarea } from '../../ui/forms/textarea';
import type { Keep, Taken } from '../recordings-store';
import { DevicePanel } from './device-panel';
import { Preview } from './preview';
import { RunFoot } from './run-foot';
import { useAnswer } from './use-answer';

type QuestionRunProps = {
  question: InterviewQuestion;
  position: number;
  seconds: number;
  mode: AnswerMode;
  onMode: (mode: AnswerMode) => void;
  keep: Keep;
  onTaken: (taken: Taken) => void;
};

const modes: Record<AnswerMode, { label: string; Icon: typeof Video }> = {
  video: { label: 'Vídeo', Icon: Video },
  audio: { label: 'Solo voz', Icon: Mic },
  text: { label: 'Por escrito', Icon: Keyboard },
};

export function QuestionRun({ question, seconds, mode, onMode, ...rest }: QuestionRunProps) {
  const run = useAnswer({ seconds, mode, ...rest });
  const { phase, recorder } = run;
  const isOpen = phase === 'answering' || phase === 'storing';
  const change = (next: AnswerMode) => {
    recorder.turnOff();
    onMode(next);
  };
  return (
    <>
      <div className="mx-auto grid w-full grid-cols-1 max-w-304 content-start gap-5 px-4 py-4 md:grid-cols-2 md:content-center md:gap-16 md:px-8 md:py-10">
        <div>
          <p className="inline-flex rounded-md bg-panel-raised px-2.5 py-1 text-small font-semibold">
            {competenceNames[question.competence]}
          </p>
          <h1 className="mt-3 text-[1.75rem] md:mt-6 md:text-[3.25rem]">{question.question}</h1>
          <div className="mt-4 md:mt-10">
            {phase === 'waiting' && (
              <p className="text-on-panel-muted">
                Tendrás {PREPARATION_SECONDS} segundos para pensar y {clockOf(seconds)} para responder.
              </p>
            )}
            {phase === 'preparing' && (
              <SunClock secondsLeft={run.thinkLeft} seconds={PREPARATION_SECONDS} label="para pensar" />
            )}
            {isOpen && (
              <SunClock
                secondsLeft={run.answerLeft}
                seconds={seconds}
                label="para terminar. Puedes acabar antes."
              />
            )}
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          {mode === 'text' ? (
            <div data-theme="dark" className="text-ink">
              <Textarea
                label="Tu respuesta"
                hint={isOpen ? undefined : 'Se abre cuando empieza el tiempo de respuesta.'}
                rows={10}
                maxLength={10_000}
                disabled={!isOpen}
                value={run.text}
                onChange={({ target }) => run.setText(target.value)}
              />
            </div>
          ) : recorder.state === 'ready' ? (
            <Preview
              stream={recorder.stream}
              mode={mode}
              badge={!isOpen ? null : run.isPaused ? 'En pausa' : `Grabando, ${clockOf(run.elapsed)}`}
            />
          ) : (
            <DevicePanel recorder={recorder} mode={mode} onText={() => change('text')} />
          )}
          {!isOpen && (
            <ModePicker mode={mode} onChange={change} dictation={mode === 'text' ? null : run.dictation} />
          )}
          <p className="flex gap-2.5 text-small text-on-panel-muted">
            <ShieldCheck className="size-5 text-panel-gold" />
            La grabación se queda en este dispositivo. Solo sale si tú la envías a revisión.
          </p>
        </div>
      </div>
      <RunFoot run={run} />
    </>
  );
}

type ModePickerProps = {
  mode: AnswerMode;
  onChange: (mode: AnswerMode) => void;
  dictation: { isSupported: boolean; isWanted: boolean; want: (wanted: boolean) => void } | null;
};

function ModePicker({ mode, onChange, dictation }: ModePickerProps) {
  return (
    <div data-theme="dark" className="grid gap-3 text-ink">
      <Segmented
        full
        label="Cómo respondes"
        value={mode}
        onChange={onChange}
        options={answerModes.map((value) => {
          const { label, Icon } = modes[value];
          return {
            value,
            label: (
              <>
                <Icon />
                {label}
              </>
            ),
          };
        })}
      />
      {dictation?.isSupported && (
        <Checkbox
          checked={dictation.isWanted}
          onChange={({ target }) => dictation.want(target.checked)}
          label={
            <span className="text-small">
              Transcribir mientras hablo. Lo hace tu navegador y puede enviar tu voz a su fabricante.
            </span>
          }
        />
      )}
    </div>
  );
}

type SunClockProps = { secondsLeft: number; seconds: number; label: string };

const RADIUS = 84;
const SAID_AT = [30, 10];

/** The sun sets while the time passes. */
function SunClock({ secondsLeft, seconds, label }: SunClockProps) {
  const gone = seconds > 0 ? 1 - secondsLeft / seconds : 1;
  const angle = Math.PI * (1 - gone);
  const sun = { x: 100 - RADIUS * Math.cos(Math.PI - angle), y: 92 - RADIUS * Math.sin(angle) };
  return (
    <div className="flex items-center gap-4 md:gap-8">
      <svg viewBox="0 0 200 100" className="w-24 flex-none md:w-50" aria-hidden="true">
        <path d="M40 92a60 60 0 0 1 120 0z" className="fill-panel-raised" />
        <path d="M16 92a84 84 0 0 1 168 0" fill="none" strokeWidth="6" className="stroke-panel-line" />
        <path d="M2 92h196" strokeWidth="3" className="stroke-on-panel" />
        <circle cx={sun.x} cy={sun.y} r="12" className="fill-panel-gold" />
      </svg>
      <div>
        <p
          role="timer"
          aria-label={`${label}: ${clockOf(secondsLeft)}`}
          className="num text-[2.75rem] font-bold md:text-[4.25rem]"
        >
          {clockOf(secondsLeft)}
        </p>
        <p className="text-small text-on-panel-muted">{label}</p>
        <p aria-live="polite" className="sr-only">
          {SAID_AT.includes(secondsLeft) ? `Quedan ${secondsLeft} segundos` : ''}
        </p>
      </div>
    </div>
  );
}
