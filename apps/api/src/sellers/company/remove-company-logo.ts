import type { Handler } from '../../core/contract.ts'
import { findCompany, setLogo } from './company.store.ts'
import { companyView } from './company.view.ts'

export const removeCompanyLogo: Handler<'removeCompanyLogo'> = async (
  { db },
  { account, origin },
) => {
  await setLogo(db, account.id, null)
  return { status: 200, body: companyView(await findCompany(db, account.id), origin) }
}
