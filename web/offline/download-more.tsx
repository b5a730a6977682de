import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { prepareMock } from '../exams/download-mock';
import { DownloadButton } from '../platform/offline/download-button';
import { useDownloads } from '../platform/offline/use-downloads';
import { deckDownloadId, prepareDeck, prepareSession, SESSION_DOWNLOAD } from '../review/download-session';
import { prepareTopic, topicDownloadId } from '../syllabus/download-topic';
import { Select } from '../ui/forms/select';
import { Section } from '../ui/section';

type Topic = { number: number; shortTitle: string };

export function DownloadMore({ topics }: { topics: readonly Topic[] }) {
  const mock = useDownloads()?.find(({ kind }) => kind === 'mock');
  return (
    <Section id="descargar" title="Descargar" titleClass="mb-4 text-h3" className="mt-12">
      <div className="grid gap-4 lg:grid-cols-2">
        {topics.length > 0 && <TopicCard topics={topics} />}
        <div className="grid content-start gap-4">
          <Card title="La sesión de hoy" text="Los repasos y la materia nueva que te tocan.">
            <DownloadButton id={SESSION_DOWNLOAD} variant="outline" prepare={prepareSession}>
              Descargar la sesión
            </DownloadButton>
          </Card>
          <Card
            title="Un simulacro entero"
            text="El reloj empieza cuando lo empieces tú, aunque no tengas conexión. La nota llega al enviarlo."
          >
            <DownloadButton id={mock?.id ?? 'mock'} variant="outline" prepare={prepareMock}>
              Descargar un simulacro
            </DownloadButton>
          </Card>
        </div>
      </div>
    </Section>
  );
}

function TopicCard({ topics }: { topics: readonly Topic[] }) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(search.get('tema') ?? '');
  const topic = topics.find(({ number }) => String(number) === chosen) ?? topics[0];
  if (!topic) return null;
  return (
    <Card title="Un tema" text="El texto con tus notas, o sus tarjetas y preguntas para responderlas.">
      <Select
        label="Tema"
        value={String(topic.number)}
        onChange={({ target }) => setChosen(target.value)}
        options={topics.map(({ number, shortTitle }) => ({
          value: String(number),
          label: `${number}. ${shortTitle}`,
        }))}
        fieldClassName="w-full"
      />
      {/* Remounted, so that a download in progress is not shown for another topic. */}
      <DownloadButton
        key={`text-${topic.number}`}
        id={topicDownloadId(topic.number)}
        variant="outline"
        stored="Texto descargado"
        prepare={async () => prepareTopic(topic)}
      >
        Descargar el texto
      </DownloadButton>
      <DownloadButton
        key={`deck-${topic.number}`}
        id={deckDownloadId(topic.number)}
        variant="outline"
        stored="Tarjetas descargadas"
        prepare={(userId) => prepareDeck(userId, topic)}
      >
        Descargar las tarjetas
      </DownloadButton>
    </Card>
  );
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section
      id={id}
      title={title}
      heading="h3"
      className="rounded-lg border border-line bg-surface p-5 md:p-7"
    >
      <p className="mt-1.5 text-small text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </Section>
  );
}
