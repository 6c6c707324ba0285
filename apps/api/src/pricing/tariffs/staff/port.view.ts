import type { SupportPort } from '@bandari/sdk'
import type { PortRow } from './ports.store.ts'

export function supportPortView(row: PortRow): SupportPort {
  const { id, name, slug, options, countries, is_used, version } = row
  return { id, name, slug, options, countries, is_used, version }
}
