import { z } from 'zod';
import { recordId } from '../../admin/resource.contract';
import { TOPIC_COUNT } from '../../syllabus/topic-weights';

const text = z.string().trim().min(1);
const day = z.iso.date('must be a real date, YYYY-MM-DD');

/** The front matter of `content/podcast/NN-slug.md`. */
export const EpisodeHead = z.strictObject({
  id: recordId,
  number: z.int().min(1),
  title: text,
  summary: text.max(200),
  topics: z.array(z.int().min(1).max(TOPIC_COUNT)),
  date: day,
  validOn: day,
});
