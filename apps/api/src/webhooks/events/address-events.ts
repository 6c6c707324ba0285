import type { WebhookEventType } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { insertDeliveries, takeEvents, type TakenEvent } from './events.store.ts'
import {
  findOfferFacts,
  findOrderFacts,
  findQuoteFacts,
  findThreadFacts,
  listPayoutFacts,
} from './facts.store.ts'
import {
  isOrderType,
  listingMessages,
  type Message,
  offerMessages,
  orderMessages,
  payoutMessages,
  quoteMessages,
  threadMessages,
} from './messages.ts'

/** So many in a transaction. */
const batch = 50

/**
 * Makes of what has happened a message for each endpoint whose owner may know of it, and returns of how many events.
 * Events and their messages change places in one transaction, so that none is lost, and none is there twice.
 */
export function addressEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const events = await takeEvents(tx, batch)
    const now = clock.now()
    for (const event of events) {
      for (const message of await messagesOf(tx, event))
        await insertDeliveries(tx, { ...message, ...outsideOf(event, message), now })
    }
    return events.length
  })
}

function outsideOf(event: TakenEvent, { part, data }: Message) {
  const { id, type, happened_at } = event
  return {
    type,
    messageId: `msg_${id.replaceAll('-', '')}${part === null ? '' : `_${part}`}`,
    body: JSON.stringify({ type, timestamp: happened_at.toISOString(), data }),
  }
}

/** None where what it was about is gone. */
async function messagesOf(db: Database, { type, subject_id: id }: TakenEvent): Promise<Message[]> {
  if (isOrderType(type)) {
    const order = await findOrderFacts(db, id)
    return order ? orderMessages(type, order) : []
  }
  return readers[type](db, id)
}

type Reader = (db: Database, id: number) => Promise<Message[]>

const listings: Reader = async (db, id) => {
  const order = await findOrderFacts(db, id)
  return order ? listingMessages(order) : []
}

const readers: Readonly<Record<Exclude<WebhookEventType, `order.${string}`>, Reader>> = {
  'listing.ordered': listings,
  'listing.sold': listings,
  'message.received': async (db, id) => {
    const message = await findThreadFacts(db, id)
    return message ? threadMessages(message) : []
  },
  'offer.received': async (db, id) => {
    const offer = await findOfferFacts(db, id)
    return offer ? offerMessages(offer) : []
  },
  'quote.answered': async (db, id) => {
    const quote = await findQuoteFacts(db, id)
    return quote ? quoteMessages(quote) : []
  },
  'payout.made': async (db, id) => payoutMessages(await listPayoutFacts(db, id)),
}
