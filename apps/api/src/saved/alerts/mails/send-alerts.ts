import type { Context } from '../../../core/context.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { takeTurn } from '../state/turns.store.ts'
import { stopLink } from '../stopping/stop-token.ts'
import { alertMail } from './alert-mail.ts'
import {
  takeDueFavourites,
  takeDueReaders,
  takeDueSearches,
  takeFavouriteNews,
  takeHits,
} from './due-alerts.store.ts'

/** Readers of one transaction. */
const batch = 100

/** Listings that a mail names of a search; of more it says how many. */
const shown = 10

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'secrets' | 'nudgeOutbox'>

/** Writes the mails that are due, one for everything that is due to a reader; returns how many readers that were. */
export async function sendAlerts(context: Needs): Promise<number> {
  let done = 0
  for (;;) {
    const taken = await sendBatch(context)
    done += taken
    if (taken > 0) context.nudgeOutbox()
    if (taken < batch) return done
  }
}

/** A mail and the mark that its news are told are one transaction. */
function sendBatch(context: Needs): Promise<number> {
  const { db, clock, settings } = context
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const now = clock.now()
    const readers = await takeDueReaders(tx, now, batch)
    if (readers.length === 0) return 0
    const due = { accounts: readers.map(({ id }) => id), now }
    const searches = await takeDueSearches(tx, due)
    const ids = searches.map(({ id }) => id)
    const listings = Map.groupBy(
      await takeHits(tx, { searches: ids, now, shown }),
      ({ search_id }) => search_id,
    )
    const searchesOf = Map.groupBy(searches, ({ account_id }) => account_id)
    const accounts = await takeDueFavourites(tx, due)
    const news = Map.groupBy(
      await takeFavouriteNews(tx, { accounts, now }),
      ({ account_id }) => account_id,
    )
    for (const reader of readers) {
      if (!reader.is_reachable) continue
      const found = (searchesOf.get(reader.id) ?? []).map(({ id, name }) => ({
        name,
        listings: listings.get(id) ?? [],
      }))
      const favourites = news.get(reader.id) ?? []
      const stopUrl = stopLink(context, reader.id)
      const mail = alertMail({ reader, searches: found, favourites, stopUrl }, settings)
      if (mail) await enqueueMail(tx, mail)
    }
    return readers.length
  })
}
