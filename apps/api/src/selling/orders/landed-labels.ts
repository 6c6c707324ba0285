import { type Language, localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatMoneyBoundsByCode } from '@bandari/i18n/format'
import { certaintyLabels, payeeName, verdictLabels } from '@bandari/i18n/landed-labels'
import { toPriceIn } from '../../core/money.ts'
import { toMinor } from '../../landed/amounts.ts'
import type { OrderRecord } from './order.store.ts'
import { destinationText } from './order-labels.ts'
import type { OrderLandedPrice } from './landed/order-landed.store.ts'

/** What an invoice and a mail say about the landed price of one vehicle, for information: no sum includes it. */
export interface LandedLabels {
  title: string
  /** Each line that is paid to others: what and to whom, how much and how sure. */
  othersLines: readonly (readonly [label: string, amount: string])[]
  /** Paid to others until the destination; null where nothing of it is known. */
  others: string | null
  /** The landed price, or the part of it that is known. */
  landed: string
  /** The known part without words; null where the whole is known. */
  knownRange: string | null
  /** What is unknown and in no sum; null where that is nothing. */
  missing: string | null
  verdict: string
  /** The rule, in the language of the page on which it was ordered. */
  sentence: string
}

type LabelledPrice = Pick<OrderLandedPrice, 'position' | 'asked' | 'answer'>

export function landedLabelsOf(
  { position, asked, answer }: LabelledPrice,
  order: OrderRecord,
  language: Language,
): LandedLabels {
  const words = translatorOf(language)
  const { t } = words
  const { totals, lines, missing_lines, verdict, sentence } = answer
  const { landed_low, landed_high, known_low, known_high } = totals
  const range = (low: string, high: string) => rangeOf([low, high], language)
  const place = asked.city ?? order.destination_port ?? destinationText(order, words)
  const ofOthers = lines.filter(({ pay }) => pay === 'others')
  // Several rules may leave the same unknown.
  const missing = [...new Set(missing_lines.map(({ label }) => label))].join(', ')
  const isWhole = landed_low !== null && landed_high !== null
  const known = range(known_low, known_high)
  return {
    title: order.lines.find((line) => line.position === position)?.title ?? '',
    othersLines: ofOthers.map((line) => {
      const { label, certainty, at_least, usd_low, usd_high } = line
      const amount = range(usd_low, usd_high)
      return [
        t('mails.order.doorLine', { label, who: payeeName(line, t) }),
        t('mails.order.doorAmount', {
          amount: at_least ? `${t('door.atLeast')} ${amount}` : amount,
          certainty: t(certaintyLabels[certainty]),
        }),
      ]
    }),
    others: ofOthers.length > 0 ? range(totals.others_low, totals.others_high) : null,
    landed: isWhole
      ? t('door.landedIn', { range: range(landed_low, landed_high), place })
      : t('door.knownPart', { range: known }),
    knownRange: isWhole ? null : known,
    missing: missing === '' ? null : missing,
    verdict: t(verdictLabels[verdict]),
    sentence,
  }
}

/** In US dollars, said once; one amount where both are the same. */
function rangeOf([low, high]: readonly [string, string], language: Language): string {
  if (low === high) return toPriceIn(language, toMinor(low, 'USD'), 'USD')
  const bounds = { low, high, currency: 'USD', decimals: 2 }
  const printed = formatMoneyBoundsByCode(bounds, localeOf(language))
  return translatorOf(language).t('door.range', printed)
}
