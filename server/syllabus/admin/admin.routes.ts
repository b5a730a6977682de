import * as contract from '@atalaya/core/syllabus/admin/admin.contract';
import { listSectionNames } from '@atalaya/core/syllabus/admin/admin-sections.contract';
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
} from './admin-material';
import { questionAdmin, trueFalseAdmin } from './admin-questions';
import { topicAdmin } from './admin-topics';

export function syllabusAdminRoutes(app: FastifyInstance): void {
  serve(app, listSectionNames, (_input, { db }) => selectSectionNames(db));
  serveResource(app, contract.topics, topicAdmin);
  serveResource(app, contract.questions, questionAdmin);
  serveResource(app, contract.trueFalse, trueFalseAdmin);
  serveResource(app, contract.flashcards, flashcardAdmin);
  serveResource(app, contract.schemes, schemeAdmin);
  serveResource(app, contract.terms, termAdmin);
  serveResource(app, contract.officialExams, officialExamAdmin);
  serveResource(app, contract.plusContents, plusContentAdmin);
  serveResource(app, contract.keywordRules, keywordRuleAdmin);
  serveResource(app, contract.laws, lawAdmin);
}
