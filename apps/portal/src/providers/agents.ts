import type { TrainingProgress, UpgradeRequest } from '@bandari/sdk'
import type { Chapter } from '../shared/programme/training-progress.ts'
import { askFile, type NamedFile, type OnProgress } from './file.ts'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** The statement comes 25 a page, whatever is asked. */
export const entriesPerPage = 25

/** The online store ID, which is the promo code. */
export async function upgradeToAgent(body: UpgradeRequest): Promise<{ code: string }> {
  return granted(ask(client.POST('/upgrade-to-agent-account/', { body })))
}

/** A GET that writes, as specified (account spec §7); without a chapter it only reads. */
export async function updateTrainingProgress(c?: Chapter): Promise<TrainingProgress> {
  const query = c === undefined ? {} : { c }
  return granted(ask(client.GET('/update-training-progress/', { params: { query } })))
}

export type MaterialType = 'bc' | 'a5' | 'v-banner'

export interface MaterialRequest {
  type: MaterialType
  preview?: boolean
  /** With the number that they joined with. */
  telephone?: boolean
  onProgress?: OnProgress
}

export async function downloadPromotionMaterial(wish: MaterialRequest): Promise<NamedFile> {
  const { type, preview = false, telephone = false, onProgress } = wish
  const params = { query: { type, preview, telephone } }
  return granted(askFile(client.GET('/pdf-file/', { params, parseAs: 'stream' }), onProgress))
}

export async function downloadCommissionStatement(): Promise<NamedFile> {
  return granted(askFile(client.GET('/commission/statement/', { parseAs: 'stream' })))
}
