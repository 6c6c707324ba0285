import type { ExchangeRate } from '@bandari/sdk'
import { setCookie } from '@bandari/sdk/cookie'
import {
  notifyCurrencyChoice,
  savedCurrencyChoice,
  type CurrencyChoice,
} from '../currency-choice.ts'

const year = 365 * 24 * 3600

/** The rate of the money that a visitor also sees prices in. */
export function rateFor(
  wish: CurrencyChoice,
  rates: readonly ExchangeRate[],
): ExchangeRate | undefined {
  return rates.find(({ currency, country }) => wish.endsWith(currency) || wish === country)
}

export function saveCurrencyChoice(wish: CurrencyChoice) {
  setCookie('bandari_currency', wish, year)
  document.documentElement.dataset['money'] = /[A-Z]{3}$/.test(wish) ? 'shown' : 'none'
  notifyCurrencyChoice()
}

/**
 * The choice of a country brings its money, unless the visitor said which money, or none. Null when nothing changes, and in
 * a shop without rates, where there is nothing to choose.
 */
export function currencyChoiceAfter(
  kept: CurrencyChoice,
  { country, rates }: { country: string; rates: readonly ExchangeRate[] },
): CurrencyChoice | null {
  const isOwnChoice = kept === 'none' || /^[A-Z]{3}$/.test(kept)
  if (country === '' || rates.length === 0 || isOwnChoice) return null
  const currency = rates.find((rate) => rate.country === country)?.currency
  const wish = currency ? `${country}.${currency}` : country
  return wish === kept ? null : wish
}

export function followCountry(country: string, rates: readonly ExchangeRate[]) {
  const wish = currencyChoiceAfter(savedCurrencyChoice(document.cookie), { country, rates })
  if (wish !== null) saveCurrencyChoice(wish)
}
