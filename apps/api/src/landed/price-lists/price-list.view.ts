import type { PriceList, PriceListPreview } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { ComparedRow, matchList } from './price-list-preview.store.ts'
import type { Match } from './price-list-matches.store.ts'
import type { PriceListRow } from './price-lists.store.ts'

export function priceListView(row: PriceListRow, { id: reader }: Pick<Account, 'id'>): PriceList {
  const { set_at, decided_at, drafted_by, drafter, decider, decided_by: _, ...said } = row
  const isOpen = row.state === 'open'
  return {
    ...said,
    set_at: set_at.toISOString(),
    drafted_by: drafter,
    decided_by: decider,
    decided_at: decided_at?.toISOString() ?? null,
    may_publish: isOpen && drafted_by !== reader && !row.is_overtaken,
    is_own: drafted_by === reader,
  }
}

const changes = ['added', 'changed', 'gone'] as const

export function previewView(
  compared: readonly ComparedRow[],
  matching: Awaited<ReturnType<typeof matchList>>,
  matches: readonly Match[],
): PriceListPreview {
  return {
    changes: changes.map((change) => {
      const own = compared.filter((row) => row.change === change)
      return {
        change,
        total: own[0]?.total ?? 0,
        rows: own.map(({ change: _change, total: _total, ...row }) => row),
      }
    }),
    matching: {
      ...matching,
      matched: matches.map(({ make, model, our_make, our_model, set_at, actor }) => ({
        make,
        model,
        to: { make: our_make, model: our_model },
        matched_by: actor,
        matched_at: set_at.toISOString(),
      })),
    },
  }
}
