import type { AccountMerge } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { movesOf, readEffect } from './merge-effect.ts'
import { mergeView } from './merge.view.ts'
import { type MergeRow, merges } from './merges.store.ts'

export const getAccountMerge: Handler<'getAccountMerge'> = async (
  context,
  { path: { id }, account },
) => {
  const row = await merges.find(context.db, id)
  return row ? { status: 200, body: await describeMerge(context, row, account.id) } : notFound
}

/** With what it would do, or what it did. */
export async function describeMerge(
  context: Context,
  row: MergeRow,
  reader: number,
): Promise<AccountMerge> {
  const { kept, ended, state, moved } = row
  if (state === 'waiting') {
    return mergeView(row, { reader, effect: await readEffect(context, { kept, ended }) })
  }
  const moves = movesOf(context.accountMerges, moved ?? {})
  return mergeView(row, { reader, effect: { moves, hindrances: [] } })
}
