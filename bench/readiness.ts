import { pastCutOffs } from '../core/progress/past-cut-offs';
import { chanceOf, type Evidence, estimateReadiness } from '../core/progress/readiness';
import { normal, seeded } from '../core/review/seeded';
import { spreadOverTopics, TOPIC_COUNT, topicWeight } from '../core/syllabus/topic-weights';
import type { Benchmark, Measurement } from './measurement';

/**
 * Readiness for simulated students who do not follow its model: knowledge is logistic, items differ in difficulty and
 * discrimination, ability grows with practice and fades by topic, and students slip, guess and repeat what they failed.
 * The expected score is compared with the true one, intervals and chances with one simulated exam.
 */
const STUDENTS = 1000;
const SEED = 20_260_926;
const ITEMS_PER_TOPIC = 60;
const POPULATION = 150;

type Item = { hard: number; sharp: number; ease: number };
type Student = {
  start: number[];
  ability: number[];
  lastDay: number[];
  ceiling: number;
  pace: number;
  fade: number;
  slip: number;
  guess: number;
  habits: number;
};

function makeBank(random: () => number): Item[][] {
  return Array.from({ length: TOPIC_COUNT }, () =>
    Array.from({ length: ITEMS_PER_TOPIC }, () => ({
      hard: 0.9 * normal(random),
      sharp: Math.exp(0.3 * normal(random)),
      ease: 0,
    })),
  );
}

function makeStudent(random: () => number): Student {
  const level = -0.6 + 0.9 * normal(random);
  const start = Array.from({ length: TOPIC_COUNT }, () => level + 0.7 * normal(random));
  return {
    start,
    ability: [...start],
    lastDay: start.map(() => 0),
    ceiling: level + 1.2 + 2 * random(),
    pace: 0.01 + 0.03 * random(),
    fade: 0.002 + 0.008 * random(),
    slip: 0.05 * random(),
    guess: 1 / 3 + 0.08 * random(),
    habits: random(),
  };
}

const chanceRight = (student: Student, item: Item, ability: number): number => {
  const knows = 1 / (1 + Math.exp(-item.sharp * (ability - item.hard)));
  return knows * (1 - student.slip) + (1 - knows) * student.guess;
};

/** What was learnt fades with the days without practice. */
const abilityOn = (student: Student, topic: number, day: number): number => {
  const start = student.start[topic] ?? 0;
  const idle = day - (student.lastDay[topic] ?? 0);
  return start + ((student.ability[topic] ?? 0) - start) * Math.exp(-student.fade * idle);
};

/** As on the server: an item's mean score less its topic's, shrunk towards zero while few have answered it. */
function learnEase(bank: Item[][], random: () => number): void {
  const crowd = Array.from({ length: POPULATION }, () => makeStudent(random));
  bank.forEach((items, topic) => {
    const counts = items.map((item) => {
      const takers = 10 + Math.floor(40 * random());
      let score = 0;
      for (let n = 0; n < takers; n++) {
        const student = crowd[Math.floor(random() * POPULATION)];
        if (student) score += random() < chanceRight(student, item, student.start[topic] ?? 0) ? 1 : -0.5;
      }
      return { item, takers, score };
    });
    const mean =
      counts.reduce((sum, { score }) => sum + score, 0) / counts.reduce((sum, { takers }) => sum + takers, 0);
    for (const { item, takers, score } of counts) item.ease = (score - mean * takers) / (takers + 12);
  });
}

type Seen = { topic: number; index: number };

function study(bank: Item[][], student: Student, answers: number, random: () => number) {
  const evidence = new Map<string, { topic: number; day: number; answers: number; score: number }>();
  const seen = new Set<string>();
  const failed: Seen[] = [];
  const perDay = 8 + Math.floor(20 * random());
  let day = 0;
  let today = 0;
  let topics: number[] = [];
  for (let n = 0; n < answers; n++) {
    if (today >= perDay) {
      today = 0;
      day += random() < 0.2 ? 1 + Math.floor(4 * random()) : 1;
    }
    // Habits differ: a few topics at a time, many, or by the weights of the exam.
    if (n % 40 === 0)
      topics = Array.from({ length: 4 + Math.floor(student.habits * 12) }, () =>
        Math.floor(random() * TOPIC_COUNT),
      );
    const repeat = failed.length > 5 && random() < 0.2 ? failed.shift() : undefined;
    const topic =
      repeat?.topic ??
      (random() < 0.35 ? byWeight(random) : (topics[Math.floor(random() * topics.length)] ?? 0));
    const index = repeat?.index ?? Math.floor(random() * ITEMS_PER_TOPIC);
    const item = bank[topic]?.[index];
    if (!item) continue;
    const ability = abilityOn(student, topic, day);
    const known = seen.has(`${topic} ${index}`);
    const right =
      random() <
      (known ? 0.5 + 0.5 * chanceRight(student, item, ability) : chanceRight(student, item, ability));
    student.ability[topic] = ability + student.pace * Math.max(0, student.ceiling - ability);
    student.lastDay[topic] = day;
    if (!known) {
      const key = `${topic} ${day}`;
      const cell = evidence.get(key) ?? { topic: topic + 1, day, answers: 0, score: 0 };
      cell.answers += 1;
      cell.score += (right ? 1 : -0.5) - item.ease;
      evidence.set(key, cell);
    }
    seen.add(`${topic} ${index}`);
    if (!right) failed.push({ topic, index });
    today += 1;
  }
  const gap = Math.floor(4 * random());
  const now = day + gap;
  const cells: Evidence[] = [...evidence.values()].map(({ day: on, ...cell }) => ({
    ...cell,
    daysAgo: now - on,
  }));
  return { cells, now };
}

function byWeight(random: () => number): number {
  let left = random();
  for (let topic = 0; topic < TOPIC_COUNT; topic++) {
    left -= topicWeight(topic + 1);
    if (left <= 0) return topic;
  }
  return TOPIC_COUNT - 1;
}

function truth(bank: Item[][], student: Student, now: number): number {
  let sum = 0;
  bank.forEach((items, topic) => {
    const ability = abilityOn(student, topic, now);
    const right = items.reduce((all, item) => all + chanceRight(student, item, ability), 0) / items.length;
    sum += topicWeight(topic + 1) * (1.5 * right - 0.5);
  });
  return 10 * sum;
}

function sitExam(bank: Item[][], student: Student, now: number, random: () => number): number {
  let points = 0;
  spreadOverTopics(100).forEach((questions, topic) => {
    const ability = abilityOn(student, topic, now);
    for (let n = 0; n < questions; n++) {
      const item = bank[topic]?.[Math.floor(random() * ITEMS_PER_TOPIC)];
      if (item) points += random() < chanceRight(student, item, ability) ? 1 : -0.5;
    }
  });
  return Math.max(0, points / 10);
}

function measureAt(answers: number): Measurement[] {
  const random = seeded(SEED + answers);
  const bank = makeBank(random);
  learnEase(bank, random);
  let error = 0;
  let bias = 0;
  let covered = 0;
  const bins = Array.from({ length: 10 }, () => ({ count: 0, said: 0, happened: 0 }));
  for (let n = 0; n < STUDENTS; n++) {
    const student = makeStudent(random);
    const { cells, now } = study(bank, student, answers, random);
    const readiness = estimateReadiness(cells);
    const real = truth(bank, student, now);
    error += Math.abs(readiness.expected - real);
    bias += readiness.expected - real;
    const sat = sitExam(bank, student, now, random);
    if (sat >= readiness.low && sat <= readiness.high) covered += 1;
    for (const score of [...pastCutOffs.map((cut) => cut.score), 3, 5]) {
      const said = chanceOf(readiness, score);
      const bin = bins[Math.min(9, Math.floor(said * 10))];
      if (!bin) continue;
      bin.count += 1;
      bin.said += said;
      bin.happened += sat >= score ? 1 : 0;
    }
  }
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const calibration = bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.happened) / all, 0);
  const named = (name: string) => `after ${answers.toLocaleString('en')} answers: ${name}`;
  return [
    {
      name: named('mean error of the expected score'),
      value: error / STUDENTS,
      unit: 'points',
      max: answers >= 1000 ? 0.3 : 0.5,
    },
    { name: named('its bias'), value: bias / STUDENTS, unit: 'points' },
    { name: named('papers inside the 90 % interval'), value: (covered / STUDENTS) * 100, unit: '%' },
    {
      name: named('how far that is from 90 %'),
      value: Math.abs((covered / STUDENTS) * 100 - 90),
      unit: '',
      max: 3,
    },
    { name: named('calibration error of the chances of passing'), value: calibration, unit: '', max: 0.03 },
  ];
}

export const readiness: Benchmark = {
  name: 'readiness',
  async measure() {
    return [300, 1000].flatMap(measureAt);
  },
};
