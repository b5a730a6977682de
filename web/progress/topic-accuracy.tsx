import type { Answer } from '@atalaya/core/api';
import { accuracyOf } from '@atalaya/core/review/topic-accuracy';
import { blockTitles, letters } from '@atalaya/core/syllabus/questions/letters';
import { Card } from '../ui/card';
import { ChartFrame } from '../ui/charts/chart-frame';
import { percent } from '../ui/charts/chart-scale';
import { Plate } from '../ui/plate';
import { hourWords, percentOf } from './words';

type Topic = Answer<'GET /api/progress/summary'>['topics'][number];

const percentText = (share: number | null): string => (share === null ? '—' : `${percentOf(share)} %`);

export function TopicAccuracy({ topics }: { topics: readonly Topic[] }) {
  return (
    <>
      {letters.map((block) => {
        const own = topics.filter((topic) => topic.block === block);
        return (
          <Card key={block}>
            <ChartFrame
              title={`${blockTitles[block]}: ${percentText(accuracyOf(own))} de acierto`}
              table={{
                columns: ['Tema', 'Acierto', 'Respuestas', 'Tiempo'],
                rows: own.map((topic) => [
                  `${topic.topic}. ${topic.title}`,
                  percentText(accuracyOf([topic])),
                  topic.answers,
                  hourWords(topic.minutes),
                ]),
              }}
            >
              <ul className="grid gap-x-10 md:grid-cols-2">
                {own.map((topic) => (
                  <Row key={topic.topic} topic={topic} />
                ))}
              </ul>
            </ChartFrame>
          </Card>
        );
      })}
    </>
  );
}

function Row({ topic }: { topic: Topic }) {
  const accuracy = accuracyOf([topic]);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_3.5rem] items-center gap-x-3 border-t border-line py-2">
      <Plate variant="outline" size="sm">
        {topic.topic}
      </Plate>
      <span className="min-w-0">
        <span className="block truncate text-small leading-[1.3] font-semibold">{topic.title}</span>
        <svg width="100%" height="8" className="mt-1 block" aria-hidden="true">
          <rect width="100%" height="8" rx="4" fill="var(--sunken)" />
          {accuracy !== null && <rect width={percent(accuracy * 100)} height="8" rx="4" fill="var(--navy)" />}
        </svg>
      </span>
      <span className="num text-right text-h4">{percentText(accuracy)}</span>
    </li>
  );
}
