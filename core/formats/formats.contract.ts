import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { letters } from '../syllabus/questions/letters';
import { AnimationFile } from './animations/animation.contract';
import { Block } from './infographics/infographic.contract';
import { questionShown } from './question.contract';

const topicName = z.object({ number: z.int(), shortTitle: z.string(), block: z.enum(letters) });

const pillCard = z.object({ id: z.string(), title: z.string(), takeaway: z.string(), topic: topicName });

export const listPills = endpoint.get('/api/formats/pills', 'everyone', {
  shared: true,
  summary: 'The three-minute lessons, in the order of the syllabus.',
  response: z.array(pillCard),
});

export const readPill = endpoint.get('/api/formats/pills/:id', 'everyone', {
  shared: true,
  summary: 'One lesson with its question, and the next one.',
  params: z.object({ id: z.string().max(80) }),
  response: pillCard.extend({
    section: z.string(),
    idea: z.string(),
    example: z.string(),
    validOn: z.iso.date(),
    /** Null while the question is withdrawn. */
    question: questionShown.nullable(),
    next: pillCard.nullable(),
  }),
});

const size = z.object({ width: z.number(), height: z.number() });

const infographicCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  topics: z.array(topicName),
  /** Changes with the file, for the addresses of its drawings. */
  version: z.string(),
  sheet: size,
});

export const listInfographics = endpoint.get('/api/formats/infographics', 'everyone', {
  shared: true,
  summary: 'The infographics, in the order of the syllabus.',
  response: z.array(infographicCard),
});

export const readInfographic = endpoint.get('/api/formats/infographics/:id', 'everyone', {
  shared: true,
  summary: 'One infographic as text, with the sizes of its drawings, and the next one.',
  params: z.object({ id: z.string().max(80) }),
  response: infographicCard.extend({
    alt: z.string(),
    basis: z.string(),
    validOn: z.iso.date(),
    blocks: z.array(Block),
    column: size,
    next: infographicCard.nullable(),
  }),
});

export const readInfographicFile = endpoint.get('/api/formats/infographics/:id/:file', 'everyone', {
  summary: 'A drawing of an infographic: for a page (sheet, column), or to keep (download).',
  params: z.object({
    id: z.string().max(80),
    file: z.enum(['sheet.svg', 'column.svg', 'download.svg', 'download.pdf']),
  }),
});

const animationCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  topics: z.array(topicName),
  version: z.string(),
  scene: size,
});

export const listAnimations = endpoint.get('/api/formats/animations', 'everyone', {
  shared: true,
  summary: 'The animated explanations, in the order of the syllabus.',
  response: z.array(animationCard),
});

export const readAnimation = endpoint.get('/api/formats/animations/:id', 'everyone', {
  shared: true,
  summary: 'One animated explanation: what moves, the captions of its steps, and the next one.',
  params: z.object({ id: z.string().max(80) }),
  response: animationCard.extend({
    basis: z.string(),
    validOn: z.iso.date(),
    actors: z.array(z.object({ id: z.string(), x: z.number(), y: z.number(), hidden: z.boolean() })),
    steps: AnimationFile.shape.steps,
    next: animationCard.nullable(),
  }),
});

export const readAnimationFile = endpoint.get('/api/formats/animations/:id/:file', 'everyone', {
  summary: 'The drawing of an animated explanation: its parts, or a still of its last step.',
  params: z.object({ id: z.string().max(80), file: z.enum(['actors.svg', 'still.svg']) }),
});
