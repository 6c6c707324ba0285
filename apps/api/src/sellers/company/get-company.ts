import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { findCompany } from './company.store.ts'
import { companyView } from './company.view.ts'

export const getCompany: Handler<'getCompany'> = async ({ db }, { account, origin }) => ({
  status: 200,
  body: companyView(await findCompany(db, sellerIdOf(account)), origin),
})
