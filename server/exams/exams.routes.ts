import { listUserExams } from '@atalaya/core/exams/admin/exams.contract';
import * as contract from '@atalaya/core/exams/exams.contract';
import * as ownContract from '@atalaya/core/exams/own-question.contract';
import * as commentContract from '@atalaya/core/exams/question-comments.contract';
import * as quizContract from '@atalaya/core/exams/quiz.contract';
import { readRunningExam } from '@atalaya/core/exams/running/running.contract';
import { OFFLINE_MS } from '@atalaya/core/review/answered-at';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { examQuestions } from '../syllabus/exam-questions';
import { searchSources } from '../syllabus/search/search-sources';
import { flagQuestion, makeSaveAnswer } from './answers';
import { selectFlags } from './answers.queries';
import { buildExam, readOptions } from './build';
import { examJobs } from './exams.jobs';
import { selectAllAnswers, selectAllExams, selectAsked, selectMockQuestions } from './exams.queries';
import { handIn } from './hand-in';
import { flagOwn, noteOwn, ownQuestion } from './own/own-question';
import { findQuestionNotes, selectNotes } from './own/own-question.queries';
import { commentQuestion, questionComments } from './own/question-comments';
import { downloadMock, readPaper, startDownloaded, startExam } from './paper';
import { printExam } from './pdf/print-exam';
import { gradeQuiz, readQuiz } from './quiz/quiz';
import { selectAllRegrades } from './regrade.queries';
import { listExams, listExamsOf, readResult, readReview } from './results';
import { readRunning } from './running/running';

export async function examRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'examenes', {
    staff: 'may:support-users',
    tables: ['exam', 'exam_question', 'exam_regrade'],
    read: async (db, userId) => ({
      examenes: await selectAllExams(db, userId),
      respuestas: await selectAllAnswers(db, userId),
      correcciones: await selectAllRegrades(db, userId),
    }),
  });
  app.kit.hooks.add(personalDataSections, 'preguntas_marcadas', {
    staff: 'may:support-users',
    tables: ['question_mark'],
    read: selectFlags,
  });

  const { clock } = app.kit;
  app.kit.hooks.add(examQuestions, 'exams', {
    // A mock that was downloaded and forgotten holds nothing back for ever.
    ofMock: (db, userId) => selectMockQuestions(db, userId, new Date(clock.now().getTime() - OFFLINE_MS)),
    asked: selectAsked,
  });
  app.kit.hooks.add(searchSources, 'question-note', { kind: 'question-note', find: findQuestionNotes });
  app.kit.hooks.add(personalDataSections, 'notas_en_preguntas', {
    tables: ['question_note'],
    read: selectNotes,
  });

  serve(app, ownContract.readOwnQuestion, ({ identity, params }, kit) =>
    ownQuestion(kit, identity.user, params.id),
  );
  serve(app, ownContract.flagOwnQuestion, ({ identity, params, body }, kit) =>
    flagOwn(kit, identity.user, params.id, body.flagged),
  );
  serve(app, ownContract.noteOwnQuestion, ({ identity, params, body }, kit) =>
    noteOwn(kit, identity.user, params.id, body.note),
  );
  serve(app, commentContract.listQuestionComments, ({ identity, params, query }, kit) =>
    questionComments(kit, identity.user, params.id, query),
  );
  serve(app, commentContract.writeQuestionComment, ({ identity, params, body }, kit) =>
    commentQuestion(kit, identity.user, params.id, body),
  );
  serve(app, contract.readExamOptions, ({ identity }, kit) => readOptions(kit, identity.user));
  serve(app, readRunningExam, ({ identity }, kit) => readRunning(kit, identity.user.id));
  serve(app, contract.buildExam, ({ identity, body }, kit) => buildExam(kit, identity.user, body));
  serve(app, contract.listExams, ({ identity, query }, kit) => listExams(kit, identity.user.id, query));
  serve(app, listUserExams, ({ params, query }, kit) => listExamsOf(kit, params.id, query));
  serve(app, contract.startExam, ({ identity, params }, kit) => startExam(kit, identity.user, params.id));
  serve(app, contract.downloadMock, ({ identity }, kit) => downloadMock(kit, identity.user));
  serve(app, contract.startDownloaded, ({ identity, params, body }, kit) =>
    startDownloaded(kit, identity.user.id, params.id, body.sinceDownloadMs),
  );
  serve(app, contract.readExam, ({ identity, params }, kit) => readPaper(kit, identity.user.id, params.id));
  const saveAnswer = makeSaveAnswer(app.kit);
  serve(app, contract.saveAnswer, ({ identity, params, body }) =>
    saveAnswer(identity.user.id, params.id, { position: params.position, ...body }),
  );
  serve(app, contract.flagQuestion, ({ identity, params, body }, kit) =>
    flagQuestion(kit, identity.user.id, params.id, params.position, body.flagged),
  );
  serve(app, contract.handIn, ({ identity, params, body }, kit) =>
    handIn(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.readResult, ({ identity, params }, kit) =>
    readResult(kit, identity.user.id, params.id),
  );
  serve(app, contract.readReview, ({ identity, params }, kit) =>
    readReview(kit, identity.user.id, params.id),
  );
  serve(app, contract.readExamPdf, async ({ identity, params, query, reply }, kit) => {
    const { name, file } = await printExam(kit, identity.user.id, params.id, query.part);
    await reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(file);
    return '';
  });
  serve(app, quizContract.readQuiz, ({ query }, kit) => readQuiz(kit, query.set, query.law));
  serve(app, quizContract.gradeQuiz, ({ identity, body }, kit) => gradeQuiz(kit, identity?.user.id, body));
  await examJobs(app.kit);
}
