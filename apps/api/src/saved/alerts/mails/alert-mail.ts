import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { greeting } from '../../../platform/mail/greeting.ts'
import { composeMail, type MailList } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import type { FavouriteNews, NewListing, Reader } from './due-alerts.store.ts'

interface Alert {
  reader: Reader
  /** What is new, by the searches' names. */
  searches: readonly { name: string; listings: readonly NewListing[] }[]
  favourites: readonly FavouriteNews[]
  /** Where the reader stops these mails without a sign-in. */
  stopUrl: string
}

/** One mail for everything that is due to somebody; null where nothing of it is left to tell. */
export function alertMail(
  { reader, searches, favourites, stopUrl }: Alert,
  settings: Settings,
): OutgoingMail | null {
  const translator = translatorOf(reader.language)
  const { t } = translator
  const found = searches.filter(({ listings }) => listings.length > 0)
  const count = found.reduce((sum, { listings }) => sum + (listings[0]?.total ?? 0), 0)
  if (count === 0 && favourites.length === 0) return null
  const subject =
    count > 0
      ? found.length === 1
        ? t('mails.alerts.subject', { count, name: found[0]?.name ?? '' })
        : t('mails.alerts.subjectOfMore', { count })
      : t('mails.alerts.subjectOfFavourites', { count: favourites.length })
  const price = (amount: number, currency: string) => toPriceIn(reader.language, amount, currency)
  const productUrl = (id: number) => `${settings.storefrontOrigin}/details/${id}`
  const lists: MailList[] = found.map(({ name, listings }) => {
    const more = (listings[0]?.total ?? 0) - listings.length
    return {
      heading: name,
      items: listings.map((listing) => ({
        label: listing.title,
        note: price(listing.price, listing.currency),
        url: productUrl(listing.product_id),
      })),
      ...(more > 0 && { more: t('mails.alerts.more', { count: more }) }),
    }
  })
  if (favourites.length > 0)
    lists.push({
      heading: t('mails.alerts.favourites'),
      items: favourites.map((news) => ({
        label: news.title,
        note:
          news.price === null || news.currency === null
            ? t('mails.alerts.gone')
            : t('mails.alerts.cheaper', {
                price: price(news.price, news.currency),
                less: price((news.kept ?? news.price) - news.price, news.currency),
              }),
        url: productUrl(news.product_id),
      })),
    })
  return {
    to: reader.email,
    subject,
    settingsUrl: stopUrl,
    alertsOf: reader.id,
    ...composeMail(translator, {
      brand: settings.brandName,
      title: subject,
      paragraphs: [greeting(translator, reader.first_name)],
      lists,
      action: { label: t('mails.alerts.action'), url: `${settings.storefrontOrigin}/alerts` },
      optional: { words: t('mails.alerts.stop'), url: stopUrl },
    }),
  }
}
