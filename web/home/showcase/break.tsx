import { MicroBreak } from '../micro-break';
import { ShowcaseStop } from './stop';

export default function ShowcaseBreak() {
  return (
    <ShowcaseStop id="pausa">
      <MicroBreak active />
    </ShowcaseStop>
  );
}
