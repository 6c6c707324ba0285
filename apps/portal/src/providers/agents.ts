import type {
  AgentProfile,
  CommissionEntry,
  CommissionSummary,
  TrainingProgress,
  UpgradeRequest,
} from '@bandari/sdk'
import type { GetListParams } from 'react-admin'
import type { Chapter } from '../shared/programme/training-progress.ts'
import { askFile, type NamedFile, type OnProgress } from './file.ts'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** react-admin's records have an id; there is only one of these. */
export interface AgentRecord {
  id: 'own'
  /** Null for whoever has not joined: the call answers 204 (account spec §4). */
  agent: AgentProfile | null
}

export type CommissionRecord = CommissionSummary & { id: 'own' }

export async function getAgentOverview(): Promise<{ data: AgentRecord }> {
  const answer = await ask(client.GET('/agent-overview/'))
  // The SDK has no data for a 204, which is no refusal either.
  if (answer.refusal?.status === 204) return { data: { id: 'own', agent: null } }
  return { data: { id: 'own', agent: await granted(Promise.resolve(answer)) } }
}

export async function getCommission(): Promise<{ data: CommissionRecord }> {
  return { data: { ...(await granted(ask(client.GET('/commission/')))), id: 'own' } }
}

/** The statement comes 25 a page, whatever is asked. */
export const entriesPerPage = 25

export async function listCommissionEntries({
  pagination,
}: GetListParams): Promise<{ data: CommissionEntry[]; total: number }> {
  const query = { page: String(pagination?.page ?? 1) }
  const page = await granted(ask(client.GET('/commission/entries/', { params: { query } })))
  return { data: page.results, total: page.count }
}

/** The online store ID, which is the promo code. */
export async function upgradeToAgent(body: UpgradeRequest): Promise<{ code: string }> {
  return granted(ask(client.POST('/upgrade-to-agent-account/', { body })))
}

/** A GET that writes, as specified (account spec §7). */
export async function updateTrainingProgress(c: Chapter): Promise<TrainingProgress> {
  return granted(ask(client.GET('/update-training-progress/', { params: { query: { c } } })))
}

export type MaterialType = 'bc' | 'a5' | 'v-banner'

export interface MaterialWish {
  type: MaterialType
  preview?: boolean
  onProgress?: OnProgress
}

export async function downloadPromotionMaterial(wish: MaterialWish): Promise<NamedFile> {
  const { type, preview = false, onProgress } = wish
  const params = { query: { type, preview } }
  return granted(askFile(client.GET('/pdf-file/', { params, parseAs: 'stream' }), onProgress))
}

export async function downloadCommissionStatement(): Promise<NamedFile> {
  return granted(askFile(client.GET('/commission/statement/', { parseAs: 'stream' })))
}
