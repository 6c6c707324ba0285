import type { PlainMessageId } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatOf } from '@bandari/i18n/format'
import type { ListingFigures } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { notificationSettings } from '../../people/accounts/notifications/muted-mails.store.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { FigureRowFacts } from './figure-table.store.ts'
import { type FigureName, figureNames } from './period.ts'
import { percentAbove } from './similar.ts'
import type { FigureReader } from './weekly-mail.store.ts'

const labels: Readonly<Record<FigureName, PlainMessageId>> = {
  shown: 'mails.figures.shown',
  opened: 'mails.figures.opened',
  revealed: 'mails.figures.revealed',
  shared: 'mails.figures.shared',
  favourites: 'mails.figures.favourites',
  questions: 'mails.figures.questions',
  offers: 'mails.figures.offers',
  orders: 'mails.figures.orders',
}

interface Week {
  totals: ListingFigures
  before: ListingFigures
  /** Most opened first. */
  listings: readonly Pick<FigureRowFacts, 'id' | 'title' | 'opened'>[]
}

/** Null where nothing happened that one could tell of. */
export function weeklyMail(
  reader: FigureReader,
  { totals, before, listings }: Week,
  settings: Settings,
): OutgoingMail | null {
  const told = figureNames.filter((name) => (totals[name] ?? 0) > 0)
  if (told.length === 0) return null
  const translator = translatorOf(reader.language)
  const { t, locale } = translator
  const format = formatOf(locale)
  const url = notificationSettings(settings)
  const portal = `${settings.portalOrigin}/vendor/figures`
  const valueOf = (name: FigureName) => {
    const count = format.count(totals[name] ?? 0)
    const earlier = before[name]
    if (earlier === null || earlier === 0) return count
    const percent = percentAbove(totals[name] ?? 0, earlier)
    const change = format.percent(Math.abs(percent))
    return percent === 0
      ? t('mails.figures.same', { count })
      : t(percent > 0 ? 'mails.figures.more' : 'mails.figures.fewer', { count, change })
  }
  const top = listings.filter(({ opened }) => opened > 0)
  return {
    to: reader.email,
    subject: t('mails.figures.subject'),
    settingsUrl: url,
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.figures.subject'),
      paragraphs: [greeting(translator, reader.first_name), t('mails.figures.text')],
      facts: told.map((name): [string, string] => [t(labels[name]), valueOf(name)]),
      lists:
        top.length === 0
          ? []
          : [
              {
                heading: t('mails.figures.most'),
                items: top.map(({ id, title, opened }) => ({
                  label: title,
                  note: t('mails.figures.openedBy', { count: opened }),
                  url: `${portal}/${id}`,
                })),
              },
            ],
      action: { label: t('mails.figures.action'), url: portal },
      optional: { words: t('mails.switchOff'), url },
    }),
  }
}
