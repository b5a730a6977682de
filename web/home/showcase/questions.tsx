import { stops } from '@atalaya/core/home/showcase';
import { RecallMinute } from '../recall-minute';
import { ShowcaseStop } from './stop';

const toBreak = () => document.getElementById(stops.pausa.id)?.scrollIntoView();

export default function ShowcaseQuestions() {
  return (
    <ShowcaseStop id="preguntas">
      <RecallMinute onBreak={toBreak} />
    </ShowcaseStop>
  );
}
