import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import { sellerName } from '../../people/vendors/seller-name.ts'
import { greeting, plainName } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { getReview, type ReviewRow } from './reviews.store.ts'

type Dependencies = Pick<Context, 'db' | 'settings' | 'afterCommit' | 'nudgeOutbox'>

/** The mails lead to the texts and hold nothing that a stranger typed. */
export async function notifySeller(context: Dependencies, reviewId: number): Promise<void> {
  const { db, settings } = context
  const { seller, buyer, stars } = await getReview(db, reviewId)
  const translator = translatorOf(seller.language)
  const { t } = translator
  await enqueueMail(db, {
    to: seller.email,
    subject: t('mails.review.written.subject', { brand: settings.brandName }),
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.review.written.title'),
      paragraphs: [
        greeting(translator, seller.first_name),
        t('mails.review.written.text', { from: plainName(buyer.first_name), stars }),
        t('mails.review.written.once'),
      ],
      action: {
        label: t('mails.review.written.action'),
        url: `${settings.portalOrigin}/vendor/reviews`,
      },
      closing: t('mails.questions', { email: settings.supportEmail }),
    }),
  })
  context.afterCommit(context.nudgeOutbox)
}

export async function notifyBuyer(context: Dependencies, review: ReviewRow): Promise<void> {
  const { db, settings } = context
  const { seller, buyer, order_id, order_number } = review
  const translator = translatorOf(buyer.language)
  const { t } = translator
  await enqueueMail(db, {
    to: buyer.email,
    orderId: order_id,
    subject: t('mails.review.answered.subject', { number: order_number }),
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.review.answered.title'),
      paragraphs: [
        greeting(translator, buyer.first_name),
        t('mails.review.answered.text', { from: sellerName(seller) }),
      ],
      facts: [[t('mails.order.number'), order_number]],
      action: {
        label: t('mails.review.answered.action'),
        url: `${settings.portalOrigin}/orders/${order_id}`,
      },
      closing: t('mails.questions', { email: settings.supportEmail }),
    }),
  })
  context.afterCommit(context.nudgeOutbox)
}
