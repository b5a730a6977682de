import { listSectionNames } from '@atalaya/core/syllabus/admin/sections.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../../admin/resource/serve-resource';
import { serve } from '../../platform/serve';
import { selectSectionNames } from './admin.queries';
import {
  flashcardAdmin,
  keywordRuleAdmin,
  lawAdmin,
  officialExamAdmin,
  plusContentAdmin,
  schemeAdmin,
  termAdmin,
} from './material';
import { questionAdmin, trueFalseAdmin } from './questions';
import { topicAdmin } from './topics';

export function syllabusAdminRoutes(app: FastifyInstance): void {
  serve(app, listSectionNames, (_input, { db }) => selectSectionNames(db));
  serveResource(app, topicAdmin);
  serveResource(app, questionAdmin);
  serveResource(app, trueFalseAdmin);
  serveResource(app, flashcardAdmin);
  serveResource(app, schemeAdmin);
  serveResource(app, termAdmin);
  serveResource(app, officialExamAdmin);
  serveResource(app, plusContentAdmin);
  serveResource(app, keywordRuleAdmin);
  serveResource(app, lawAdmin);
}
