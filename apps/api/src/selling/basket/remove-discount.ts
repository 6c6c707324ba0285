import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lockMyBasket, setBasketAgent, setVoucher } from './basket.store.ts'
import { readContents } from './contents.ts'

export const removeDiscount: Handler<'removeDiscount'> = async (context, { path, account }) => {
  const { db, clock } = context
  const { id } = await lockMyBasket(db, account.id)
  const { voucher, promo_code } = await readContents(context, id)
  const code = path.code.trim().toUpperCase()
  const now = clock.now()
  if (code === voucher?.code) await setVoucher(db, { basketId: id, voucherId: null, now })
  else if (code === promo_code) await setBasketAgent(db, { basketId: id, agentId: null, now })
  else return notFound
  return { status: 204 }
}
