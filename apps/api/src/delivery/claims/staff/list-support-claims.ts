import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportClaimView } from '../claim.view.ts'
import { claims } from './claim-list.store.ts'

export const listSupportClaims: Handler<'listSupportClaims'> = ({ db }, { query }) =>
  listRecords(claims, { db, query, view: (rows) => rows.map(supportClaimView) })
