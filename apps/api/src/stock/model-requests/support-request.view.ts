import type { SupportModelAsk, SupportModelCase, SupportModelRequest } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import { typeNames } from '../listings/options.data.ts'
import { listModels } from '../listings/subject.store.ts'
import { nearView, waitingView } from './model-request.view.ts'
import { nearestModels } from './nearest-models.ts'
import { type AskRow, type GroupRow, listAsks } from './support-requests.store.ts'

export function groupView(group: GroupRow): SupportModelRequest {
  const { kind, key: _, created_at, answered_at, ...row } = group
  return {
    ...row,
    type: typeNames[kind],
    created_at: created_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }
}

function askView(row: AskRow): SupportModelAsk {
  const {
    kind,
    email: _,
    first_name: _name,
    language: _language,
    created_at,
    listings,
    ...ask
  } = row
  return {
    ...ask,
    type: typeNames[kind],
    created_at: created_at.toISOString(),
    listings: listings.map(waitingView),
  }
}

/** With each seller's words, and what may be meant. */
export async function readCase(
  { db }: Pick<Context, 'db'>,
  group: GroupRow,
): Promise<SupportModelCase> {
  const asks = await listAsks(db, group)
  const near = nearestModels(await listModels(db), group)
  return { ...groupView(group), asks: asks.map(askView), near: near.map(nearView) }
}
