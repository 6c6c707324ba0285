import type { AccountMerge, MergeEffect } from '@bandari/sdk'
import type { MergeRow } from './merges.store.ts'

export function mergeView(
  row: MergeRow,
  { reader, effect }: { reader: number; effect: MergeEffect | null },
): AccountMerge {
  const isAbout = row.kept.id === reader || row.ended.id === reader
  const mayReject = row.state === 'waiting' && !isAbout
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    kept: row.kept,
    ended: row.ended,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    created_by: row.creator,
    may_approve: mayReject && row.created_by !== reader,
    may_reject: mayReject,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider,
    rejection: row.rejection,
    effect,
  }
}
