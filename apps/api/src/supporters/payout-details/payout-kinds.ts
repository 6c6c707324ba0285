import type { PayoutCountry } from '@bandari/sdk'
import { phoneCountry } from '../../core/phone.ts'
import { payoutMarkets } from './payout-kinds.data.ts'

/** The kinds that a country is paid by; a bank account can be paid anywhere. */
export function payoutCountry(code: string): PayoutCountry {
  const market = payoutMarkets[code]
  const wallets = market?.wallets ?? []
  return {
    country: code,
    currency: market?.currency ?? null,
    kinds: wallets.length > 0 ? ['wallet', 'bank'] : ['bank'],
    wallets: [...wallets],
  }
}

export function hasWallets(code: string): boolean {
  return payoutCountry(code).kinds.includes('wallet')
}

/** The wallet on a number, E.164, to begin with; null where its country has none. */
export function proposedWallet(number: string) {
  const country = phoneCountry(number)
  if (country === null || !hasWallets(country)) return null
  return { country, currency: payoutCountry(country).currency, number }
}
