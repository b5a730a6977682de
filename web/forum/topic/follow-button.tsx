import { call } from '../../platform/api';
import { FollowToggles } from '../follow-toggles';
import { useInTopic } from './topic-context';

export function FollowButton() {
  const { topic, mine, changed } = useInTopic();
  return (
    <FollowToggles
      level={mine?.level ?? 'normal'}
      follow="Seguir el tema"
      className="lg:grid"
      save={async (level) => {
        await call('PUT /api/forum/topics/:id/follow', { params: { id: topic.id }, body: { level } });
        await changed();
      }}
    />
  );
}
