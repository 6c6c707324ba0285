import type { Language, Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Account } from '../../core/account.ts'
import type { Contents } from '../../selling/basket/contents.ts'
import { toPriceIn } from '../../core/money.ts'
import { destinationText } from './destination-text.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import { titleWithChoice } from '../../stock/catalogue/product/choices.ts'

interface QuoteRequestMail {
  account: Account
  contents: Contents
  contact: string
  note: string
  /** Language of the staff. */
  language: Language
}

/** The mail to support: who asks, how to reach them and what is to be shipped (buyer spec §7). */
export function quoteMail(
  { account, contents, contact, note, language }: QuoteRequestMail,
  { brandName, storefrontOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const isInsured = contents.lines.some((line) => line.insurance_requested)
  const name = `${account.first_name} ${account.last_name}`
  const lines = contents.lines.map((line): [string, string] => [
    `${line.quantity} × ${titleWithChoice(line)}`,
    `${toPriceIn(language, line.net, line.currency)}, ${storefrontOrigin}/details/${line.product_id}`,
  ])
  return {
    to: supportEmail,
    subject: t('staffMails.quote.subject', { basket: contents.id }),
    ...composeMail(translator, {
      brand: brandName,
      title: t('staffMails.quote.title'),
      paragraphs: [t('staffMails.quote.waiting', { name })],
      facts: [
        [t('staffMails.quote.basket'), String(contents.id)],
        [t('staffMails.quote.buyer'), name],
        [t('staffMails.email'), account.email],
        [t('staffMails.contactNumber'), contact || t('staffMails.quote.notGiven')],
        [
          t('staffMails.quote.destination'),
          destinationOf(contents, translator) ?? t('staffMails.quote.notChosen'),
        ],
        [t('staffMails.request'), note || t('staffMails.quote.none')],
        [
          t('staffMails.quote.insurance'),
          t(isInsured ? 'staffMails.quote.yes' : 'staffMails.quote.no'),
        ],
        ...lines,
      ],
    }),
  }
}

function destinationOf(contents: Contents, translator: Translator): string | null {
  const place = destinationText(contents, translator)
  const code = contents.destined?.option_code
  return place && code ? `${place} (${code})` : place
}
