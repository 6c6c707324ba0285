/** What a text says about money: amounts in one currency; `null` where no bound was said. */
export interface TypedPrice {
  /** ISO code. */
  currency: string
  from: number | null
  to: number | null
}

/** The buyer's market: whose money is meant where none is named. */
export interface Market {
  /** ISO code of the currency. */
  currency: string
  /** Units of a currency for a dollar, by ISO code; the dollar's own is not among them. */
  perDollar: ReadonlyMap<string, number>
}

/** Without a market and rates, all amounts are dollars. */
export const dollarMarket: Market = { currency: 'USD', perDollar: new Map() }

/** No vehicle of ours costs less: an amount that would be less in the market's money is in dollars. */
const leastWorth = 1000

/**
 * The currency of an amount. `words` are the codes that the text names, the commonest first: the market's, if it is among
 * them. A currency without a word is the market's, unless no vehicle could cost so little there.
 */
export function currencyOf(
  amount: number,
  words: readonly string[],
  { currency, perDollar }: Market,
): string {
  if (words.length > 0) return words.find((code) => code === currency) ?? words[0] ?? 'USD'
  const rate = perDollar.get(currency)
  return rate !== undefined && amount / rate >= leastWorth ? currency : 'USD'
}

/** In whole dollars, outwards: nothing that costs the amount is left out. Null for a currency without a rate. */
export function inDollars(
  { currency, from, to }: TypedPrice,
  { perDollar }: Pick<Market, 'perDollar'>,
): { from: number | null; to: number | null } | null {
  const rate = currency === 'USD' ? 1 : perDollar.get(currency)
  if (rate === undefined) return null
  return {
    from: from === null ? null : Math.floor(from / rate),
    to: to === null ? null : Math.ceil(to / rate),
  }
}
