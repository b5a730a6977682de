import { RetentionChart } from '../retention-chart';
import { ShowcaseStop } from './stop';

export default function ShowcaseReviews() {
  return (
    <ShowcaseStop id="repasos">
      <RetentionChart />
    </ShowcaseStop>
  );
}
