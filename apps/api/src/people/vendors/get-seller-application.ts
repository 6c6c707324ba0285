import type { Handler } from '../../core/contract.ts'
import { applicationOf } from './seller-application.ts'

export const getSellerApplication: Handler<'getSellerApplication'> = async (
  { db },
  { account },
) => ({ status: 200, body: await applicationOf(db, account.id) })
