import type { Context } from '../../../core/context.ts'
import { problem, type Problem } from '../../../core/problem.ts'
import { shopDay } from '../../../core/shop-day.ts'
import { listChassisHolders } from '../../listings/same-chassis.store.ts'
import { findDefaults, noDefaults } from '../../listings/defaults.store.ts'
import type { Stock } from '../../listings/lister.ts'
import { findListingContact } from '../../listings/vendor-contact.ts'
import { chassisIn, chassisNotes } from '../chassis-note.ts'
import { profileTable } from '../column-notes.ts'
import type { ImportClass } from '../columns.ts'
import type { Subjects } from '../find-subject.ts'
import type { TableRow } from '../open-table.ts'
import { countPictureChanges } from '../pictures/count-picture-changes.ts'
import { listUnpublished } from '../pictures/unpublished.store.ts'
import { keysOf, type RowKeys } from '../row-keys.ts'
import { findKnown } from '../subjects.store.ts'
import { defaultsOf } from '../validate-row.ts'
import { checkMapped, type MappedCheck, type OnRow } from './check-mapped.ts'
import type { ColumnLook } from './column-looks.ts'
import { type Decision, withDecisions } from './decisions.ts'
import {
  listingCurrency,
  type Mapping,
  placesIn,
  placesOf,
  priceField,
  type Question,
  questionsOf,
} from './mapping.ts'
import { type Plan, planOf } from './plan.ts'
import { type Conversion, conversionOf, rateOf } from './rates.ts'

/** A file with what is known of it. */
export interface ImportFile {
  importClass: ImportClass
  rows: readonly TableRow[]
  /** Days are numbers from 1904 on. */
  isFrom1904: boolean
  mapping: Mapping
  decisions: readonly Decision[]
}

export interface Owner {
  accountId: number
  stock: Stock
}

export interface ImportCheck extends MappedCheck {
  decisions: Decision[]
  notes: Problem[]
  /** What new listings have from what the seller’s listings begin with. */
  defaults: string[]
}

type Around = Pick<Context, 'db' | 'clock' | 'settings' | 'listDollarRates'>

/** How its prices are converted; null where nobody knows the rate, or where it has none. */
export async function findConversion(
  context: Around,
  { importClass, mapping }: Pick<ImportFile, 'importClass' | 'mapping'>,
): Promise<Conversion | null> {
  const { currency, rate } = mapping
  if (currency === null || placesOf(mapping, priceField(importClass)).length === 0) return null
  const rates = await context.listDollarRates(context)
  return conversionOf(rates, { from: currency, to: listingCurrency(importClass), rate })
}

/** What must be said before the rows are read. The looks are those of its rows, which need not be at hand then. */
export async function openQuestions(
  context: Around,
  file: Pick<ImportFile, 'importClass' | 'mapping'> & { looks: readonly ColumnLook[] },
): Promise<Question[]> {
  const { importClass, mapping, looks } = file
  const hasRate = (await findConversion(context, file)) !== null
  return questionsOf(mapping, { importClass, hasRate, looks })
}

interface Wish {
  owner: Owner
  subjects: Subjects
  /** Every suggestion is taken, also those that only appear once others are. */
  takeAll?: boolean
  /** Awaited after each row. */
  onRow?: OnRow
}

/** Each round may bring up what the one before has hidden: a model is unknown while its make is. */
const mostRounds = 3

/** What the rows of a file would do, by what its columns mean and what was decided. */
export async function checkImport(
  context: Around,
  file: ImportFile,
  { owner, subjects, takeAll = false, onRow }: Wish,
): Promise<ImportCheck> {
  const { db, clock } = context
  const now = clock.now()
  const conversion = await findConversion(context, file)
  const known = await findKnown(db, { ...owner.stock, ...keysIn(file) })
  const written = await profileTable(file, placesIn(file.mapping), file.mapping.columns)
  const facts = {
    known,
    contact: await findListingContact(db, owner.accountId),
    defaults:
      owner.stock.vendorId === null ? noDefaults : await findDefaults(db, owner.stock.vendorId),
    unpublished: await listUnpublished(db, {
      vendorId: owner.accountId,
      isHouse: owner.stock.vendorId === null,
    }),
    thisYear: now.getUTCFullYear(),
    today: shopDay(now),
  }
  let { decisions } = file
  let checked: MappedCheck
  let plan: Plan
  for (let round = 0; ; round += 1) {
    plan = planOf({ ...file, decisions, conversion, subjects, profiles: written.profiles })
    checked = await checkMapped(file.rows, plan, facts, onRow)
    const suggested = takeAll && round < mostRounds ? suggestedIn(checked) : []
    if (suggested.length === 0) break
    decisions = withDecisions(decisions, suggested)
  }
  const rows = await countPictureChanges(db, checked.rows)
  const holders = await listChassisHolders(db, chassisIn(checked.rows))
  const isInMiles = file.mapping.mileageUnit === 'mi'
  return {
    ...checked,
    rows,
    decisions: [...decisions],
    defaults: rows.some(({ effect }) => effect === 'new')
      ? Object.keys(defaultsOf({ ...facts, importClass: plan.importClass, columns: plan.columns }))
      : [],
    notes: [
      ...asideNotes(file.mapping),
      ...written.notes.filter(({ code }) => code !== 'column_miles' || !isInMiles),
      ...unitNotes(file.mapping, conversion),
      ...chassisNotes(checked.rows, holders),
    ],
  }
}

function suggestedIn({ groups }: MappedCheck): Decision[] {
  return groups.flatMap(({ field, value, make, suggestion, decided }) =>
    suggestion && !decided ? [{ field, value, make, ...suggestion }] : [],
  )
}

/** What the file names its listings by. */
function keysIn({ rows, mapping }: ImportFile): RowKeys {
  return keysOf({ columns: placesIn(mapping), rows })
}

function asideNotes({ columns }: Mapping): Problem[] {
  const aside = columns.filter(({ heading, field }) => field === null && heading !== '')
  if (aside.length === 0) return []
  return [
    problem('import_columns_aside', {
      columns: aside
        .map(({ heading }) => heading)
        .join(', ')
        .slice(0, 500)
        .toWellFormed(),
    }),
  ]
}

function unitNotes({ mileageUnit }: Mapping, conversion: Conversion | null): Problem[] {
  const notes: Problem[] = []
  if (conversion && conversion.from !== conversion.to) {
    const { from, to, day } = conversion
    const given = { from, to, rate: rateOf(conversion) }
    notes.push(
      day === null
        ? problem('import_prices_converted', given)
        : problem('import_prices_converted_by_day', { ...given, day }),
    )
  }
  if (mileageUnit === 'mi') notes.push(problem('import_miles_converted'))
  return notes
}
