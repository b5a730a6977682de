import { type OptionKey, optionKeys } from '@atalaya/core/psychometrics/items/item';
import type { SittingApi } from '../exams/sitting/sitting-api';
import { call } from '../platform/api';

/** A battery's answers have the letters of its options; «true» and «false» belong to exams. */
const letterOf = (choice: string | null): OptionKey | null =>
  optionKeys.find((key) => key === choice) ?? null;

export const batteryApi: SittingApi = {
  sitting: 'battery',
  codes: 'psychometrics',
  read: (id) => call('GET /api/psychometrics/batteries/:id', { params: { id } }),
  // A battery starts on the server only.
  start: (id, _, options) => call('GET /api/psychometrics/batteries/:id', { params: { id } }, options),
  saveAnswer: (id, { position, choice, base, key, elapsedMs, spentMs }, options) =>
    call(
      'PUT /api/psychometrics/batteries/:id/answers/:position',
      { params: { id, position }, body: { choice: letterOf(choice), base, key, elapsedMs, spentMs } },
      options,
    ),
  saveFlag: (id, { position, flagged }, options) =>
    call(
      'PUT /api/psychometrics/batteries/:id/flags/:position',
      { params: { id, position }, body: { flagged } },
      options,
    ),
  closePart: (id, { part, elapsedMs }, options) =>
    call(
      'PUT /api/psychometrics/batteries/:id/sections',
      { params: { id }, body: { section: part, elapsedMs } },
      options,
    ),
  handIn({ examId, outbox }, { elapsedMs, because, changes, flags }, _, options) {
    const body = {
      elapsedMs,
      because,
      changes: changes.map((change) => ({ ...change, choice: letterOf(change.choice) })),
      flags: [...flags],
      closings: outbox.flatMap((step) =>
        step.type === 'close' ? [{ section: step.part, elapsedMs: step.elapsedMs }] : [],
      ),
    };
    return call('POST /api/psychometrics/batteries/:id/hand-in', { params: { id: examId }, body }, options);
  },
};
