import { findOpenBasketId } from './basket.store.ts'
import { type Contents, readContents } from './contents.ts'
import type { Handler } from '../../core/contract.ts'
import { methodView, noneRequired, undetermined } from './shipping-method.view.ts'
import { isDetermined } from '../../pricing/tariffs/tariff.ts'

export const listShippingMethods: Handler<'listShippingMethods'> = async (context, { account }) => {
  const id = await findOpenBasketId(context.db, account.id)
  const contents = id === null ? null : await readContents(context, id)
  return { status: 200, body: [methodOf(contents)] }
}

/** One order has one method: that of the line with the highest charge (contract A20). */
function methodOf(contents: Contents | null) {
  if (!contents || contents.lines.length === 0) return noneRequired
  const { destined, charge, methodCode } = contents
  if (methodCode === null || !isDetermined(charge)) return undetermined
  const { port = null, shipping_type: type = null } = destined ?? {}
  return methodView({ code: methodCode, port, type, charge })
}
