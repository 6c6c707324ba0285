import { openYielder } from '../../core/yield-to-event-loop.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  listFloods,
  listPriceFacts,
  listSeenChassis,
  listSeenPictures,
  listTexts,
} from './facts.store.ts'
import {
  chassisFindings,
  contactFinding,
  floodFinding,
  type NewFinding,
  pictureFindings,
  priceFinding,
  type RuleCode,
  type RuleTerms,
} from './rules.ts'

interface Wanted extends RuleTerms {
  code: RuleCode
  now: Date
}

/** What a rule finds among these listings. */
export async function findBy(
  db: Database,
  { code, threshold, days, now }: Wanted,
  ids: readonly number[],
): Promise<NewFinding[]> {
  switch (code) {
    case 'price':
      return known((await listPriceFacts(db, ids)).map((one) => priceFinding(one, threshold ?? 0)))
    case 'contact':
      return findContactData(db, ids)
    case 'picture':
      return pictureFindings(await listSeenPictures(db, ids, threshold ?? 0), threshold ?? 0)
    case 'chassis':
      return chassisFindings(await listSeenChassis(db, ids))
    case 'flood': {
      const terms = { threshold: threshold ?? 0, days: days ?? 1 }
      const floods = await listFloods(db, ids, { days: terms.days, now })
      return known(floods.map((one) => floodFinding(one, terms)))
    }
  }
}

/** A thousand long texts are looked through without holding up requests. */
async function findContactData(db: Database, ids: readonly number[]): Promise<NewFinding[]> {
  const yieldToEventLoop = openYielder()
  const found: (NewFinding | null)[] = []
  for (const text of await listTexts(db, ids)) {
    await yieldToEventLoop()
    found.push(contactFinding(text))
  }
  return known(found)
}

const known = (found: readonly (NewFinding | null)[]) => found.filter((one) => one !== null)
