import type { SupportFinding } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { briefView } from '../../stock/moderation/listing-brief.view.ts'
import type { FindingRow } from './findings.store.ts'

export function findingView(row: FindingRow, origin: string): SupportFinding {
  const { detail, others, listing, found_at, ended_at, ...rest } = row
  const distances = new Map(detail.others?.map(({ id, distance }) => [id, distance]))
  return {
    ...rest,
    found_at: found_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    listing: briefView(listing, origin),
    percent: detail.percent ?? null,
    median: detail.median === undefined ? null : toDecimal(detail.median),
    similar: detail.similar ?? null,
    texts: detail.texts ?? [],
    count: detail.count ?? null,
    days: detail.days ?? null,
    others: others.map((other) => ({ ...other, distance: distances.get(other.id) ?? null })),
  }
}
