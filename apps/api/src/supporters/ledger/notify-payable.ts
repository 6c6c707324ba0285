import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import { toPriceIn, tradeCurrency } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { notificationSettings } from '../../people/accounts/notifications/muted-mails.store.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import { enqueueMail, type OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { payoutThreshold } from './commission.ts'
import { type PayableNotice, takePayableNotices } from './payable-notices.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/** Once a day: one mail to each supporter whose commission became payable since the last one. Returns how many. */
export async function notifyPayable({
  db,
  clock,
  settings,
  nudgeOutbox,
}: Dependencies): Promise<number> {
  const count = await db.transaction().execute(async (tx) => {
    const news = await takePayableNotices(tx, clock.now())
    for (const each of news) await enqueueMail(tx, payableMail(each, settings))
    return news.length
  })
  if (count > 0) nudgeOutbox()
  return count
}

function payableMail(
  { email, first_name, language, sums }: PayableNotice,
  settings: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const url = notificationSettings(settings)
  const amounts = sums.map(({ currency, amount }) => toPriceIn(language, amount, currency))
  return {
    to: email,
    subject: t('mails.commission.payable.subject', { sum: amounts.join(' + ') }),
    settingsUrl: url,
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.commission.payable.title'),
      paragraphs: [
        greeting(translator, first_name),
        t('mails.commission.payable.told', {
          threshold: toPriceIn(language, payoutThreshold, tradeCurrency),
        }),
      ],
      facts: amounts.map((amount) => [t('mails.commission.payable.fresh'), amount]),
      action: {
        label: t('mails.commission.payable.action'),
        url: `${settings.portalOrigin}/supporter-dashboard`,
      },
      optional: { words: t('mails.switchOff'), url },
    }),
  }
}
