import type { Context } from '../../core/context.ts'
import { divideRounded, tradeCurrency } from '../../core/money.ts'

/** Units of each currency for one US dollar, as decimal text, of a day. */
export type Rates = ReadonlyMap<string, string>

/** The rates that are not too old to be shown; pricing knows them. */
export type ListRates = (context: Pick<Context, 'db' | 'clock' | 'settings'>) => Promise<Rates>

declare module '../../core/context.ts' {
  interface Context {
    listRates: ListRates
  }
}

interface Conversion {
  from: string
  to: string
  rates: Rates
}

/**
 * Hundredths of one currency as hundredths of another, by way of the dollar in which every rate is stated; rounded once,
 * halves away from zero. Null when one of the two has no rate of late: then nobody can say.
 */
export function convertMoney(hundredths: number, { from, to, rates }: Conversion): number | null {
  if (from === to) return hundredths
  const fromRate = millionthsOf(from, rates)
  const toRate = millionthsOf(to, rates)
  if (fromRate === null || toRate === null) return null
  return divideRounded(BigInt(hundredths) * toRate, fromRate)
}

/** A rate has at most six decimals. */
function millionthsOf(currency: string, rates: Rates): bigint | null {
  if (currency === tradeCurrency) return 1_000_000n
  const [, whole = '', fraction = ''] =
    /^(\d+)(?:\.(\d{1,6}))?$/.exec(rates.get(currency) ?? '') ?? []
  const millionths = BigInt(`${whole}${fraction.padEnd(6, '0')}`)
  return whole === '' || millionths === 0n ? null : millionths
}
