import type { ContentVersion } from '@bandari/sdk'
import type { VersionRow } from '../versions/versions.store.ts'

export function contentVersionView(
  row: VersionRow,
  titles: ReadonlyMap<number, string>,
): ContentVersion {
  const { id, subject, subject_id, number, at, actor_name, restored_from, is_latest } = row
  return {
    id,
    subject,
    subject_id,
    number,
    at: at.toISOString(),
    actor: actor_name,
    restored_from,
    changes: row.changes.map(({ what, language = null, product_id }) => ({
      what,
      language,
      listing:
        product_id === undefined ? null : { id: product_id, title: titles.get(product_id) ?? null },
    })),
    is_latest,
  }
}

export function listingsIn(rows: readonly VersionRow[]): number[] {
  const ids = rows.flatMap(({ changes }) => changes.flatMap(({ product_id }) => product_id ?? []))
  return [...new Set(ids)]
}
