import { isObject } from '@atalaya/core/platform/is-object';
import { callPath, fetchQuery } from '../../platform/api';

// Endpoints of a resource by its name (core/admin/resource.contract.ts).

export type ResourceRecord = { readonly id: string; readonly [path: string]: unknown };
export type ResourcePage = { items: ResourceRecord[]; total: number; page: number; pageSize: number };

export const isRecord = (value: unknown): value is ResourceRecord =>
  isObject(value) && typeof value.id === 'string';

const pathOf = (name: string): string => `/api/admin/${name}`;

function recordOf(answer: unknown): ResourceRecord {
  if (!isRecord(answer)) throw new TypeError('the answer is no record');
  return answer;
}

function pageOf(answer: unknown): ResourcePage {
  if (!isObject(answer) || !Array.isArray(answer.items)) throw new TypeError('the answer is no page');
  const { items, total, page, pageSize } = answer;
  return {
    items: items.filter(isRecord),
    total: Number(total),
    page: Number(page),
    pageSize: Number(pageSize),
  };
}

type Asked = Record<string, string | number | undefined>;

export const listQuery = (name: string, query: Asked) => ({
  queryKey: [pathOf(name), query],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    pageOf(await fetchQuery([pathOf(name), query], signal)),
});

export const recordQuery = (name: string, id: string) => ({
  queryKey: [`${pathOf(name)}/${encodeURIComponent(id)}`],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    recordOf(await fetchQuery([`${pathOf(name)}/${encodeURIComponent(id)}`], signal)),
});

export const createRecord = async (name: string, body: object): Promise<ResourceRecord> =>
  recordOf(await callPath(`POST ${pathOf(name)}`, { body }));

export const updateRecord = async (name: string, id: string, body: object): Promise<ResourceRecord> =>
  recordOf(await callPath(`PUT ${pathOf(name)}/:id`, { params: { id }, body }));

export const removeRecord = (name: string, id: string): Promise<unknown> =>
  callPath(`DELETE ${pathOf(name)}/:id`, { params: { id } });

export const restoreRecord = async (name: string, id: string): Promise<ResourceRecord> =>
  recordOf(await callPath(`POST ${pathOf(name)}/:id/restore`, { params: { id } }));

type Bulk = { ids: readonly string[]; action: string; to?: string };

export async function changeSeveral(name: string, body: Bulk): Promise<{ batchId: string; done: number }> {
  const answer = await callPath(`POST ${pathOf(name)}/bulk`, { body });
  if (!isObject(answer)) throw new TypeError('the answer is no batch');
  return { batchId: String(answer.batchId), done: Number(answer.done) };
}

/** Uploads and validates a file without importing it. */
export const checkFile = (name: string, file: File, signal: AbortSignal): Promise<unknown> =>
  callPath(`POST ${pathOf(name)}/import`, { file }, { signal });

/** The download URL of the filtered list. */
export function exportAddress(name: string, query: Asked, format: 'csv' | 'json'): string {
  const search = new URLSearchParams({ format });
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && !['page', 'pageSize', 'sort'].includes(key)) search.set(key, String(value));
  return `${pathOf(name)}/export?${search}`;
}
