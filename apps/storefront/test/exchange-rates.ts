import type { LocalCurrency } from '@bandari/sdk'
import type { Shop } from '@bandari/api/shop'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { openedShop } from './shop.ts'

/** A shop for tests that set exchange rates, which are everybody's: it begins without any. */
export async function shopWithoutRates(): Promise<ShopInProcess> {
  const shop = await openedShop({ EXCHANGE_RATE_DAYS: '30' })
  await shop.sql('alter table exchange_rates disable trigger exchange_rates_append_only')
  await shop.sql('delete from exchange_rates')
  await shop.sql('alter table exchange_rates enable trigger exchange_rates_append_only')
  return shop
}

export async function setRate(shop: Shop, currency: LocalCurrency, rate: string, day: string) {
  const finance = shop.clientWith(await shop.tokenOf('finance'))
  const body = { currency, rate, day, source: 'A bank' }
  const { error } = await finance.POST('/support/exchange-rates', { body })
  if (error) throw new Error(JSON.stringify(error))
}

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)
}
