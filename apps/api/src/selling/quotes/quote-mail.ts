import { translatorOf } from '@bandari/i18n/catalogues'
import type { Account } from '../../core/account.ts'
import type { Contents } from '../basket/contents.ts'
import { toPrice } from '../../core/money.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'

/** Support reads English. */
const staff = translatorOf('en')

interface Asked {
  account: Account
  contents: Contents
  contact: string
  note: string
}

/** Tells support who asks, how to reach them and what is to be shipped (buyer spec §7). */
export function quoteMail(
  { account, contents, contact, note }: Asked,
  { brandName, storefrontOrigin, supportEmail }: Settings,
): OutgoingMail {
  const name = `${account.first_name} ${account.last_name}`
  const lines = contents.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.title}`,
    `${toPrice(line.net, line.currency)}, ${storefrontOrigin}/details/${line.product_id}`,
  ])
  return {
    to: supportEmail,
    subject: `Shipping quote wanted for basket ${contents.id}`,
    ...composeMail(staff, {
      brand: brandName,
      title: 'A buyer asks what shipping would cost',
      paragraphs: [
        `${name} cannot order before the charge is known. We promise an answer within 20 minutes.`,
      ],
      facts: [
        ['Basket', String(contents.id)],
        ['Buyer', name],
        ['E-mail', account.email],
        ['Contact number', contact || 'not given'],
        ['Destination', destinationOf(contents)],
        ['Request', note || 'none'],
        ['Insurance', contents.lines.some((line) => line.insurance_requested) ? 'yes' : 'no'],
        ...lines,
      ],
    }),
  }
}

function destinationOf({ destined }: Contents): string {
  return destined?.port ? `${destined.port} (${destined.option_code})` : 'not chosen'
}
