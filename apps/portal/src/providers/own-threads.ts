import type { OwnThreads } from '@bandari/sdk'
import type { GetOneParams } from 'react-admin'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export type OwnThreadsRecord = OwnThreads & { id: number }

/** A page of one's own threads, by its number. */
export async function getOwnThreads({ id }: GetOneParams): Promise<{ data: OwnThreadsRecord }> {
  const page = Number(id)
  const threads = await granted(ask(client.GET('/threads/', { params: { query: { page } } })))
  return { data: { id: page, ...threads } }
}
