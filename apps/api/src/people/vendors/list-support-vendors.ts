import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { vendorView } from './vendor.view.ts'
import { vendors } from './vendors.store.ts'

export const listSupportVendors: Handler<'listSupportVendors'> = ({ db }, { query }) =>
  listRecords(vendors, { db, query, view: (rows) => rows.map(vendorView) })
