import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { client } from './sdk.ts'
import { wholeDays } from './support.ts'

/** The audit as CSV: all that fits the filter of the list, however many pages that is. */
export async function exportAudit(filter: Record<string, unknown>): Promise<NamedFile> {
  const query = { filter: JSON.stringify(wholeDays(filter)) }
  const params = { query }
  return granted(askFile(client.GET('/support/audit-export', { params, parseAs: 'stream' })))
}
