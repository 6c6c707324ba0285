import { sourceLanguage } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'
import { saveRequest } from '../src/shopfront/requests/requests.store.ts'
import { insertAdjustmentRequest } from '../src/supporters/adjustments/adjustment.store.ts'
import { chapters, trainingPoints } from '../src/supporters/training/training.ts'
import { grantPoints, setTraining } from '../src/supporters/training/training.store.ts'
import { buyerAt } from './buyers.ts'
import { adjustment, draft, quotes, requests } from './desk.data.ts'
import { today } from './load-catalogue.ts'
import { people, type Role } from './people.data.ts'

const minutesAgo = (minutes: number) => new Date(today - minutes * 60_000)

/** What waits for staff beside the orders: quotes, requests, an adjustment, an article that is not published. */
export async function loadDesk(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const quote of quotes) await loadQuote(tx, quote)
    for (const { minutesAgo: age, state, ...request } of requests) {
      const id = await saveRequest(
        tx,
        { ...request, language: sourceLanguage, accountId: null },
        minutesAgo(age),
      )
      if (state) await tx.updateTable('requests').set({ state }).where('id', '=', id).execute()
    }
    await tx
      .insertInto('articles')
      .values({ ...draft, date_created: minutesAgo(90), date_updated: minutesAgo(90) })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
    await loadAdjustment(tx)
  })
}

/** The supporter has read all chapters before their first sale; the recruit is half through. */
export async function loadTraining(db: Database): Promise<void> {
  const now = new Date('2026-02-05T10:00:00Z')
  const [intro, first] = chapters
  const accountId = await accountOf(db, 'supporter')
  const all = Object.fromEntries(chapters.map((chapter) => [chapter, true]))
  await setTraining(db, { accountId, training: all })
  await grantPoints(db, { accountId, reason: 'training', points: trainingPoints, now })
  await setTraining(db, {
    accountId: await accountOf(db, 'recruit'),
    training: { [intro]: true, [first]: true },
  })
}

/** A basket with a vehicle for which no charge is known. */
async function loadQuote(db: Database, quote: (typeof quotes)[number]): Promise<void> {
  const asked = minutesAgo(quote.minutesAgo)
  const { rows } = await sql<{ id: number }>`
    with basket as (
      insert into baskets (account_id, quote_requested_at, quote_contact, quote_note)
      select id, ${asked}, ${quote.contact}, ${quote.note} from accounts
      where email = ${buyerAt(quote.buyer).email}
        and not exists (select from baskets where account_id = accounts.id and status = 'Open')
      returning id
    ), line as (
      insert into basket_lines (basket_id, product_id, quantity, price_seen, date_created)
      select basket.id, vehicle.id, 1, price, ${asked} from basket, lateral (
        select id, price from products where listed and market = 'export' and reserved = 0
        order by id offset ${quote.buyer} limit 1) as vehicle)
    select id from basket`.execute(db)
  const [basket] = rows
  if (!basket || quote.answer === undefined) return
  await sql`update basket_lines set shipping_charge = 115000 where basket_id = ${basket.id}`.execute(
    db,
  )
  await db
    .updateTable('baskets')
    .set({
      quote_answered_at: new Date(asked.getTime() + 14 * 60_000),
      quote_answered_by: await accountOf(db, 'desk'),
      quote_answer_note: quote.answer,
    })
    .where('id', '=', basket.id)
    .execute()
}

/** Above USD 100, so that it waits for a second person (decision 30). */
async function loadAdjustment(db: Database): Promise<void> {
  const { id } = await db
    .selectFrom('agents')
    .select('id')
    .where('code', '=', people.recruit.agent.code)
    .executeTakeFirstOrThrow()
  await insertAdjustmentRequest(db, {
    agentId: id,
    amount: adjustment.cents,
    reason: adjustment.reason,
    actorId: await accountOf(db, 'finance'),
    now: minutesAgo(200),
  })
}

async function accountOf(db: Database, role: Role): Promise<number> {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  return id
}
