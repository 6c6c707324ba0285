import type { PlainMessageId } from '@bandari/i18n'
import type { ImportDestination } from '@bandari/sdk'
import type { LandedQuestion } from '../api/landed.ts'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { completeDestination } from '../shared/destination/my-destination/save-destination.ts'

/** The fields of the calculator, by the names they have in its address. */
export const fieldNames = [
  'country',
  'city',
  'way',
  'shipping',
  'insurance',
  'make',
  'model',
  'price',
  'class',
  'body',
  'fuel',
  'engine_cc',
  'steering',
  'manufactured',
  'first_registered',
  'origin',
] as const
export type FieldName = (typeof fieldNames)[number]
export type CalculatorForm = Readonly<Record<FieldName, string>>

const longest = 60

/** First values of the form where the address says nothing else: most cars of this trade are like this. */
const usual: Partial<CalculatorForm> = {
  class: 'passenger',
  steering: 'right',
  origin: 'JP',
  shipping: 'RORO',
}

/** Reads the address if it asks something; else fills in the visitor's destination, and nothing of a particular car. */
export function readForm(search: URLSearchParams, mine: MyDestination | null): CalculatorForm {
  const asked = isAsked(search)
  const said = (name: FieldName) => (search.get(name) ?? '').trim().slice(0, longest)
  const { country, city, way, shipping } = mine ?? {}
  const insurance = mine?.insurance ? 'yes' : ''
  const beginning: Partial<CalculatorForm> = {
    ...usual,
    ...(mine && { country, city, way, shipping, insurance }),
  }
  const entries = fieldNames.map((name) => [name, asked ? said(name) : (beginning[name] ?? '')])
  const form = Object.fromEntries(entries) as Record<FieldName, string>
  // Accepts typed amounts: 5,200 or 5 200.
  return {
    ...form,
    price: form.price.replaceAll(/[\s$]|,(?=\d{3})/g, ''),
    engine_cc: form.engine_cc.replaceAll(/[\s.,]/g, ''),
  }
}

/** Whether the address is a question, and not just the calculator's. */
export function isAsked(search: URLSearchParams): boolean {
  return search.has('price') || search.has('country')
}

/** As the query of an address: what is said of the car and nothing else. */
export function writeForm(fields: Iterable<[string, unknown]>): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields)
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim())
  return query.toString()
}

export type Problems = Partial<Record<FieldName, PlainMessageId>>

export function problemsOf(form: CalculatorForm, thisYear: number): Problems {
  const { country, price, engine_cc: engine, manufactured, first_registered: registered } = form
  return {
    ...(!/^[A-Z]{2}$/.test(country) && { country: 'calculator.countryNeeded' }),
    ...(!/^\d{1,9}(\.\d{1,2})?$/.test(price) && { price: 'calculator.priceWrong' }),
    ...((!/^\d{0,5}$/.test(engine) || Number(engine) > 30_000) && {
      engine_cc: 'calculator.engineWrong',
    }),
    ...monthProblem('manufactured', manufactured, thisYear),
    ...(isMonth(manufactured) && isMonth(registered) && isBefore(registered, manufactured)
      ? { first_registered: 'calculator.registeredEarlier' }
      : monthProblem('first_registered', registered, thisYear)),
  }
}

function monthProblem(name: FieldName, month: string, thisYear: number): Problems {
  if (month === '') return {}
  if (!isMonth(month)) return { [name]: 'calculator.monthWrong' }
  return Number(month.slice(0, 4)) > thisYear ? { [name]: 'calculator.notInFuture' } : {}
}

function isMonth(text: string): boolean {
  return /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/.test(text)
}

/** Only the years are compared if one of the two is a year alone. */
function isBefore(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length)
  return one.slice(0, least) < other.slice(0, least)
}

/** The question of a form without problems; null where the country has no rules. */
export function questionOf(
  form: CalculatorForm,
  destinations: readonly ImportDestination[],
): { question: LandedQuestion; place: MyDestination } | null {
  const shipping = form.shipping === 'CONTAINER' ? 'CONTAINER' : 'RORO'
  const place = completeDestination(
    { ...form, shipping, insurance: form.insurance === 'yes' },
    destinations,
  )
  if (!place) return null
  const { price, make, model, engine_cc: engine, manufactured, first_registered } = form
  const question: LandedQuestion = {
    ...destinationQuestion(place),
    price,
    ...oneOf('class', form.class, classes),
    ...oneOf('body', form.body, bodies),
    ...oneOf('fuel', form.fuel, fuels),
    ...oneOf('steering', form.steering, sides),
    ...(make !== '' && model !== '' && { make, model }),
    ...(engine !== '' && { engine_cc: Number(engine) }),
    ...(manufactured !== '' && { manufactured }),
    ...(first_registered !== '' && { first_registered }),
    ...(/^[A-Z]{2}$/.test(form.origin) && { origin: form.origin }),
  }
  return { question, place }
}

/** A word that the rules do not use counts as unknown. */
function oneOf<Name extends string, Value extends string>(
  name: Name,
  text: string,
  values: readonly Value[],
): Partial<Record<Name, Value>> {
  const value = values.find((one) => one === text)
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>)
}

export const classes = [
  'passenger',
  'goods',
  'bus',
  'motorcycle',
  'tractor_unit',
  'heavy_machinery',
] as const
export const bodies = [
  'sedan',
  'hatchback',
  'wagon',
  'suv',
  'mpv',
  'coupe',
  'pickup_single',
  'pickup_double',
  'panel_van',
  'truck',
  'bus',
] as const
const sides = ['left', 'right'] as const
export const fuels = ['petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric'] as const
