import type { Context } from '../../core/context.ts'
import { currencies } from '../../pricing/exchange-rates/currencies.data.ts'
import { oldestShown } from '../../pricing/exchange-rates/days.ts'
import { listCurrentRates } from '../../pricing/exchange-rates/exchange-rates.store.ts'
import type { Market } from '../../stock/catalogue/text/money.ts'

/** Where the head office is, and what is meant by a buyer who has said nothing else. */
const homeCountry = 'KE'

const currencyByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(currencies).map(([currency, country]) => [country, currency]),
)

/** Tells whose money is meant, by the country that a text names, or else by the buyer's own. */
export async function readMarkets(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  buyersCountry: string | undefined,
): Promise<(country: string | null) => Market> {
  const since = oldestShown(clock.now(), settings.exchangeRateDays)
  const rates = await listCurrentRates(db, since)
  const perDollar = new Map<string, number>(
    rates.map(({ currency, rate }) => [currency, Number(rate)]),
  )
  return (country) => {
    const of = country ?? buyersCountry ?? homeCountry
    return { currency: currencyByCountry.get(of) ?? 'USD', perDollar }
  }
}
