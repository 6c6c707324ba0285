import type { Order } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import css from './BitcoinQuoted.module.css'

/** About how much that is, by a rate that is minutes old. */
export function BitcoinQuoted({ order: { bitcoin_quote: quote, currency } }: { order: Order }) {
  if (quote === null) return null
  const rate = formatMoney({ amount: quote.rate, currency })
  const values = { amount: quote.amount, rate, moment: formatMoment(quote.rated_at) }
  return <p className={css.hint}>{t('bitcoin.quote', values)}</p>
}
