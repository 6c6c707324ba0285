import { shopDay } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'
import { daysBetween } from '../../landed/calendar.ts'
import { chooseRoute } from '../../landed/question.ts'
import type { CountryRules } from '../../landed/rules.ts'
import { readImportRules } from '../../landed/rules.store.ts'
import { doneOf, type JourneyRow, listJourneyRows } from './journey.store.ts'
import { type Plan, type PlanFacts, planOf } from './plan.ts'
import { seaDaysFromJapan } from './steps.data.ts'

/** An order under way: its facts and its plan of twelve steps. */
export interface Journey extends JourneyRow {
  facts: PlanFacts
  plan: Plan
}

/** Orders with the actual and expected days of their steps. Unknown ids are left out. */
export async function readJourneys(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Journey[]> {
  const today = shopDay(now)
  const rows = await listJourneyRows(db, ids)
  const countries = new Set(rows.flatMap(({ asked }) => (asked ? [asked.country] : [])))
  const rules = new Map<string, CountryRules | null>()
  for (const country of countries) rules.set(country, await readImportRules(db, country))
  return rows.map((row) => {
    const facts = planFactsOf(row, row.asked ? (rules.get(row.asked.country) ?? null) : null, today)
    return { ...row, facts, plan: planOf(facts) }
  })
}

/** The same for one order, which must exist. */
export async function readJourney(db: Database, id: number, now: Date): Promise<Journey> {
  const [journey] = await readJourneys(db, [id], now)
  if (!journey) throw new Error(`order ${id} does not exist`)
  return journey
}

function planFactsOf(row: JourneyRow, rules: CountryRules | null, today: string): PlanFacts {
  return {
    today,
    // Nothing more happens with an order whose money went back.
    status: row.is_refunded ? 'Canceled' : row.status,
    placedOn: row.placed_on,
    dueOn: row.due_on,
    done: doneOf(row),
    etd: row.etd,
    eta: row.eta,
    seaDays: seaDaysOf(row),
    needsPermit: needsPermit(row),
    ...routeAfterPort(row, rules),
  }
}

/** From the landed price of the time of the order, else a table by port. */
function seaDaysOf({ arrival, destination_port: port, loaded_in_japan }: JourneyRow) {
  if (arrival !== null && arrival.shipped !== null) {
    const { shipped, from, to } = arrival
    return [daysBetween(shipped, from), daysBetween(shipped, to)] as const
  }
  return (loaded_in_japan && port !== null ? seaDaysFromJapan[port] : null) ?? null
}

function needsPermit({ verdict, line_kinds: kinds }: JourneyRow): boolean | null {
  if (verdict === null) return null
  return verdict === 'permit' || kinds.includes('permit') || kinds.includes('tracking_note')
}

function routeAfterPort(
  { asked }: JourneyRow,
  rules: CountryRules | null,
): Pick<PlanFacts, 'roadDays' | 'needsTransit'> {
  if (!asked || !rules) return { roadDays: null, needsTransit: null }
  const via = chooseRoute(rules, asked)
  const route = rules.routes.find(({ id }) => id === via.route)
  if (!route) return { roadDays: null, needsTransit: via.isUnknown ? null : false }
  return { roadDays: route.days, needsTransit: true }
}
