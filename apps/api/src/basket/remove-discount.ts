import type { Handler } from '../contract.ts'
import { notFound } from '../refusal.ts'
import { lockOwnBasket, setVoucher } from './basket.store.ts'
import { readContents } from './contents.ts'

export const removeDiscount: Handler<'removeDiscount'> = async (context, { path, account }) => {
  const { db, clock } = context
  const { id } = await lockOwnBasket(db, account.id)
  const { voucher } = await readContents(context, id)
  if (voucher?.code !== path.code.trim().toUpperCase()) return notFound
  await setVoucher(db, { basketId: id, voucherId: null, now: clock.now() })
  return { status: 204 }
}
