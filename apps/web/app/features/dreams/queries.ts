import type { Dream } from '@reverie/contract/dreams';
import type { Client } from '@reverie/sdk';

export type DreamPage = {
  dreams: Dream[];
  totalCount: number;
  isTotalExact: boolean;
};

export const pageSize = 20;

type Wanted = { query: string; page?: number; size?: number };

/** A page of the dreams this viewer may see: all, or those that hold every word of the query. */
export async function listDreams(
  api: Client,
  { query, page = 1, size = pageSize }: Wanted,
): Promise<DreamPage> {
  if (query !== '') return api.dreams.search({ q: query, page, pageSize: size });
  return { ...(await api.dreams.list({ page, pageSize: size })), isTotalExact: true };
}
