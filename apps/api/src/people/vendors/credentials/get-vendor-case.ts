import type { Handler } from '../../../core/contract.ts'
import { readVendorCase } from './vendor-case.ts'

export const getVendorCase: Handler<'getVendorCase'> = async (context, { account }) => ({
  status: 200,
  body: await readVendorCase(context, account.id),
})
