import type { BandariClient } from '@bandari/sdk'
import type { QueryResultRow } from 'pg'
import type { Role } from '../../seeds/people.data.ts'

/** A shop under test, whether a browser visits it or the SDK calls it in the same process. */
export interface Shop {
  /** Origins, without a trailing slash. */
  storefront: string
  portal: string
  sql: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  clientWith: (token: string | null) => BandariClient
  /** Signed in as a demo account. */
  tokenOf: (role: Role) => Promise<string>
  /** For what the SDK has no call: an address of one of its two origins. */
  fetch: typeof fetch
}
