import { localeOf, type PlainMessageId, type Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Contents } from '../../selling/basket/contents.ts'
import { shopAddress } from '../../core/language.ts'
import { toPriceIn, tradeCurrency } from '../../core/money.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import { amountOf } from '../../pricing/cost-lines/cost-line.ts'
import { formatLongDate } from '@bandari/i18n/format'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'
import { destinationText } from './destination-text.ts'
import type { QuoteRecord } from './quote-records.ts'
import { titleWithChoice } from '../../stock/catalogue/product/choices.ts'

const ways = {
  RORO: 'invoice.byRoro',
  Container: 'invoice.byContainer',
} as const satisfies Record<ShippingType, PlainMessageId>

interface QuoteAnswerMail {
  /** As it was before the answer. */
  quote: QuoteRecord
  contents: Contents
  note: string
  /** Where the buyer can answer. */
  thread: number
}

function wayFacts({ lines }: Contents, { t }: Translator): [string, string][] {
  const type = lines.find(({ shipping_type }) => shipping_type !== null)?.shipping_type
  return type ? [[t('mails.quote.type'), t(ways[type])]] : []
}

/** The mail to the buyer: the charge, the total, and how to continue. */
export function answerMail(
  { quote, contents, note, thread }: QuoteAnswerMail,
  settings: Settings,
): OutgoingMail {
  const { brandName, supportEmail, portalOrigin } = settings
  const translator = translatorOf(quote.language)
  const { t } = translator
  const price = (amount: number) =>
    toPriceIn(quote.language, amount, contents.currency ?? tradeCurrency)
  const charge = price(contents.charge)
  const isFirst = quote.quote_answered_at === null
  const lines = contents.lines.map((line): [string, string] => [
    `${line.quantity} × ${titleWithChoice(line)}`,
    price(line.net),
  ])
  const premium = amountOf(contents.costLines, 'insurance')
  const until = contents.quote_valid_until
  const insured = contents.lines.some((line) => line.insurance_requested)
    ? ([
        [t('mails.insurance'), premium === null ? t('mails.insuranceUnknown') : price(premium)],
      ] as const)
    : []
  const inspection = amountOf(contents.costLines, 'inspection')
  const inspected =
    inspection === null ? [] : ([[t('mails.quote.inspection'), price(inspection)]] as const)
  return {
    to: quote.email,
    subject: t(isFirst ? 'mails.quote.subject' : 'mails.quote.subjectAgain', { charge }),
    ...composeMail(translator, {
      brand: brandName,
      title: t(isFirst ? 'mails.quote.title' : 'mails.quote.titleAgain'),
      paragraphs: [
        greeting(translator, `${quote.first_name} ${quote.last_name}`),
        t('mails.quote.costs', { charge }),
        ...(note === '' ? [] : [note]),
        t('mails.quote.reply', { url: `${portalOrigin}/messages/${thread}` }),
      ],
      facts: [
        ...lines,
        [
          t('mails.destination'),
          destinationText(contents, translator) ?? t('mails.quote.asDescribed'),
        ],
        ...wayFacts(contents, translator),
        [t('mails.quote.shipping'), charge],
        ...insured,
        ...inspected,
        [t('mails.total'), price(contents.total)],
        ...(until === null
          ? []
          : [[t('mails.quote.until'), formatLongDate(until, localeOf(quote.language))] as const]),
      ],
      action: {
        label: t('mails.quote.action'),
        url: shopAddress(settings, '/my-basket', quote.language),
      },
      closing: t('mails.quote.closing', { email: supportEmail }),
    }),
  }
}
