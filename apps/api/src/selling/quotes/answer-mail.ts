import type { Contents } from '../basket/contents.ts'
import { toPrice, tradeCurrency } from '../../core/money.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { QuoteRecord } from './quote-records.ts'

interface Answered {
  /** As it was before the answer. */
  quote: QuoteRecord
  contents: Contents
  note: string
}

/** Tells the buyer the charge, the total, and how to go on. */
export function answerMail(
  { quote, contents, note }: Answered,
  { brandName, storefrontOrigin, supportEmail }: Settings,
): OutgoingMail {
  const price = (amount: number) => toPrice(amount, contents.currency ?? tradeCurrency)
  const charge = price(contents.charge)
  const isFirst = quote.quote_answered_at === null
  const lines = contents.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.title}`,
    price(line.net),
  ])
  return {
    to: quote.email,
    subject: isFirst ? `Your shipping quote: ${charge}` : `Your new shipping quote: ${charge}`,
    ...composeMail({
      brand: brandName,
      title: isFirst ? 'Your shipping quote is here' : 'Your shipping quote has changed',
      paragraphs: [
        `Dear ${quote.first_name} ${quote.last_name},`,
        `We have worked out the shipping of your basket: it costs ${charge}. You can place the order now.`,
        ...(note === '' ? [] : [note]),
      ],
      facts: [
        ...lines,
        ['Destination', contents.destined?.port ?? 'as you described it'],
        ['Shipping', charge],
        ['Total', price(contents.total)],
      ],
      action: { label: 'Go to your basket', url: `${storefrontOrigin}/my-basket` },
      closing: `The quote holds for the basket as it is; if you change what is in it, please ask again. Questions? Write to ${supportEmail}.`,
    }),
  }
}
