import type { VehicleText } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { countVehicles } from '../../stock/catalogue/search/count-vehicles.ts'
import { listSimilarWords, listKnownWords } from '../../stock/catalogue/names/words.store.ts'
import { codesIn, orderNumberIn } from '../../stock/catalogue/text/codes.ts'
import { correctText, misspelt } from '../../stock/catalogue/text/correct-text.ts'
import {
  rejoined,
  type TitleWords,
  wordsToLookUp,
} from '../../stock/catalogue/text/joined-words.ts'
import type { Lexicon } from '../../stock/catalogue/text/lexicon.ts'
import type { Market } from '../../stock/catalogue/text/money.ts'
import { type Reading, readText } from '../../stock/catalogue/text/read-text.ts'
import { searchParameters } from '../../stock/catalogue/text/vehicle-text.view.ts'
import { countSpares } from '../../stock/local-search/count-spares.ts'
import { readMarkets } from './buyers-market.ts'
import { type FoundCode, findCodes } from './find-code.store.ts'
import { readLexicon } from './lexicon.ts'

export const understandVehicleText: Handler<'understandVehicleText'> = async (
  context,
  { query: { q, literal = false, country } },
) => {
  const [lexicon, marketOf, number] = await Promise.all([
    readLexicon(context),
    readMarkets(context, country),
    findNumber(context, q),
  ])
  const titles = await readTitleWords(context, q, lexicon)
  const corrected = literal || number ? q : await correct(context, q, { lexicon, titles })
  const reading = readText(corrected, { lexicon, titles, marketOf })
  const query = searchParameters(reading.vehicles)
  return {
    status: 200,
    body: {
      text: q,
      corrected: corrected === q ? null : corrected,
      query,
      parts: reading.parts,
      place: placeOf(reading),
      money: moneyOf(reading, marketOf),
      number,
      counts: await countKinds(context, corrected, { reading, query }),
    },
  }
}

async function readTitleWords(
  { db }: Pick<Context, 'db'>,
  text: string,
  lexicon: Lexicon,
): Promise<TitleWords> {
  const words = await listKnownWords(db, wordsToLookUp(text, lexicon))
  return {
    known: new Set(words.map(({ word }) => word)),
    common: new Set(words.filter(({ isCommon }) => isCommon).map(({ word }) => word)),
  }
}

async function correct(
  { db }: Pick<Context, 'db'>,
  text: string,
  { lexicon, titles }: { lexicon: Lexicon; titles: TitleWords },
): Promise<string> {
  // A word that only had to be joined or parted is spelt well.
  const left = rejoined(text, lexicon, titles)
  const unknown = misspelt(text, lexicon).filter(
    (word) => !titles.known.has(word) && left.includes(word),
  )
  const alike = unknown.length === 0 ? [] : await listSimilarWords(db, unknown)
  return correctText(text, unknown, { alike, lexicon })
}

function placeOf({ place, parts }: Reading): VehicleText['place'] {
  if (!place) return null
  const { country, city } = place
  return { country, city, wish: parts === null ? 'destination' : 'local' }
}

function moneyOf(
  { place, vehicles: { money } }: Reading,
  marketOf: (country: string | null) => Market,
): VehicleText['money'] {
  if (!money || money.currency === 'USD') return null
  const { perDollar } = marketOf(place?.country ?? null)
  return { currency: money.currency, rate: perDollar.get(money.currency)?.toString() ?? null }
}

/** An order's number is looked up by whoever it belongs to; any other leads to a listing. */
async function findNumber(
  { db }: Pick<Context, 'db'>,
  text: string,
): Promise<VehicleText['number']> {
  const codes = codesIn(text)
  const found =
    codes.length === 0
      ? []
      : await findCodes(
          db,
          codes.map(({ code }) => code),
        )
  const best = kindsInOrder.flatMap((kind) => found.filter((one) => one.kind === kind)).at(0)
  if (best) {
    const typed = codes.find(({ code }) => code === best.code)?.typed ?? best.code
    return numberOf(best, typed)
  }
  const order = orderNumberIn(text)
  return order === null ? null : { kind: 'order', typed: order, product: null, is_spare: false }
}

const kindsInOrder = ['reference', 'chassis', 'part'] as const

function numberOf({ kind, count, product_id, is_spare }: FoundCode, typed: string) {
  return { kind, typed, product: count === 1 ? product_id : null, is_spare }
}

interface Counted {
  reading: Reading
  query: VehicleText['query']
}

/** Of vehicles, those that the other words ask for, or that have a spare's name in their title; of spares, those of the vehicles. */
async function countKinds(
  context: Context,
  text: string,
  { reading: { parts, place, vehicles }, query }: Counted,
): Promise<VehicleText['counts']> {
  const isSparesAlone = parts !== null && Object.keys(query).length === 0
  const { make, model, rest } = vehicles
  const asksForSpares = parts !== null || make !== null || rest.length > 0
  const [ofVehicles, ofSpares] = await Promise.all([
    countVehicles(context, isSparesAlone ? { search: text } : query),
    asksForSpares
      ? countSpares(context.db, {
          makeId: make?.id ?? null,
          categorySlug: parts,
          words: [model?.name ?? '', ...rest].join(' '),
          place: parts === null ? null : (place?.city ?? null),
        })
      : 0,
  ])
  return { vehicles: ofVehicles, parts: ofSpares }
}
