import type { Language, PlainMessageId } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { type Problem, sentenceOf } from '../../core/problem.ts'
import type { Settings } from '../../core/settings.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'

/** What a seller is mailed of a feed, once until something else is the case. */
export type FeedNews = 'failed' | 'paused' | 'waiting' | 'held' | 'asks'

const titles: Readonly<Record<FeedNews, PlainMessageId>> = {
  failed: 'mails.feed.failed.title',
  paused: 'mails.feed.paused.title',
  waiting: 'mails.feed.waiting.title',
  held: 'mails.feed.held.title',
  asks: 'mails.feed.asks.title',
}

const texts: Readonly<Record<FeedNews, PlainMessageId>> = {
  failed: 'mails.feed.failed.text',
  paused: 'mails.feed.paused.text',
  waiting: 'mails.feed.waiting.text',
  held: 'mails.feed.held.text',
  asks: 'mails.feed.asks.text',
}

interface Told {
  to: { email: string; first_name: string; language: Language }
  feed: { id: number; name: string }
  news: FeedNews
  reasons: readonly Problem[]
}

export function feedMail(
  { to, feed, news, reasons }: Told,
  {
    brandName: brand,
    portalOrigin,
    supportEmail,
  }: Pick<Settings, 'brandName' | 'portalOrigin' | 'supportEmail'>,
): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  return {
    to: to.email,
    subject: t('mails.feed.subject', { brand, feed: feed.name }),
    ...composeMail(translator, {
      brand,
      title: t(titles[news]),
      paragraphs: [
        greeting(translator, to.first_name),
        t(texts[news]),
        ...reasons.map((reason) => sentenceOf(reason, to.language)),
      ],
      facts: [[t('mails.feed.name'), feed.name]],
      action: { label: t('mails.feed.action'), url: `${portalOrigin}/vendor/feeds/${feed.id}` },
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}
