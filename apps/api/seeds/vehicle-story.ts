import type { Dice } from './random.ts'
import type { VehicleDraw } from './vehicle-draw.ts'
import type { Body } from '../reference/vehicle-notation.ts'
import type { Sentence, Story } from './vehicle-sentences.data.ts'
import {
  closings,
  engines,
  odometer,
  openings,
  plainStates,
  states,
  uses,
} from './vehicle-sentences.data.ts'
import { fullName } from '../reference/vehicle-makes.ts'
import { litresLabel, useLabel } from './vehicle-title.ts'
import { listed, midSentence } from './words.ts'

export type StoryFacts = {
  vehicle: VehicleDraw
  use: number
  seats: number
  features: readonly string[]
  quantity: number
}

function engineWords({ engine }: VehicleDraw): string {
  if (engine.fuel === 'Electric') return `${engine.size} kWh electric`
  const litres = litresLabel(engine.size)
  const fuel = engine.fuel === 'LPG' ? 'LPG' : engine.fuel.toLowerCase()
  return engine.size < 1000 ? `${engine.size} cc ${fuel}` : `${litres}-litre ${fuel}`
}

function tell(dice: Dice, { vehicle, use, seats, features, quantity }: StoryFacts): Story {
  const { model, gearbox, town, yard, kind } = vehicle
  const last = Math.max(0, features.length - 4)
  const first = dice.between(last >> 1, last)
  return {
    name: fullName(model),
    model: model.name,
    year: String(vehicle.year),
    use: useLabel(vehicle, use),
    colour: vehicle.colour === 'pearl' ? 'pearl white' : vehicle.colour,
    city: kind === 'local' ? town.city : yard.city,
    area: dice.pick(town.areas),
    engine: engineWords(vehicle),
    gearbox: gearbox === 'CVT' ? 'CVT' : gearbox.toLowerCase(),
    seats: String(seats),
    extras: listed(features.slice(first, first + 4).map(midSentence)),
    units: quantity,
  }
}

const heavy: ReadonlySet<Body> = new Set<Body>(['truck', 'tractor-unit', 'bus'])
const plain: ReadonlySet<Body> = new Set<Body>([...heavy, 'excavator', 'motorcycle'])

function openingOf(dice: Dice, { kind, condition, yard, model }: VehicleDraw): Sentence {
  if (condition === 'new') return dice.pick(openings.new)
  if (kind !== 'local' && model.body === 'excavator') return dice.pick(openings.machine)
  if (kind !== 'local' && heavy.has(model.body)) return dice.pick(openings.heavy)
  if (kind !== 'local' && model.body === 'motorcycle') return dice.pick(openings.bike)
  if (kind !== 'local') return dice.pick(openings[yard.country])
  return dice.pick(openings[model.productClass === 'commercial' ? 'local work' : 'local'])
}

function useOf(dice: Dice, { kind, model, yard }: VehicleDraw): Sentence {
  if (model.body === 'excavator') return dice.pick(odometer.machine)
  return dice.pick(odometer[kind === 'local' ? 'local' : yard.country])
}

/** Auction grades belong to vehicles bought in Japan; others are described in plain words. */
function stateOf(dice: Dice, { kind, model, yard, condition }: VehicleDraw): Sentence {
  if (condition === 'new') return dice.pick(states.new)
  if (plain.has(model.body)) return dice.pick(plainStates[condition])
  const graded = kind !== 'local' && yard.country === 'Japan'
  return dice.pick(graded ? states[condition] : states[condition].slice(1))
}

const equipment: Sentence = ({ extras }) => `Equipment includes ${extras}.`

function detailOf(dice: Dice, { vehicle, features }: StoryFacts): Sentence | null {
  const { model, engine } = vehicle
  const luck = dice.next()
  const own = uses[model.body]
  if (own !== undefined && luck < 0.4) return dice.pick(own)
  if (model.body !== 'excavator' && luck < 0.62) return dice.pick(engines[engine.fuel])
  return features.length > 1 && luck < 0.93 ? equipment : null
}

/** Two to five sentences in one to three paragraphs. */
export function storyOf(dice: Dice, told: StoryFacts): string {
  const { vehicle, quantity } = told
  const story = tell(dice, told)
  const lines: string[] = []
  const opening = openingOf(dice, vehicle)(story)
  const use = vehicle.condition === 'new' ? null : useOf(dice, vehicle)
  lines.push(use === null ? opening : `${opening} ${use(story)}`)
  const detail = detailOf(dice, told)?.(story)
  const state = stateOf(dice, vehicle)(story)
  lines.push(detail === undefined ? state : `${state} ${detail}`)
  if (quantity > 1) lines.push(dice.pick(openings.lot)(story))
  else if (dice.chance(0.6)) {
    lines.push(dice.pick(closings[vehicle.kind === 'local' ? 'local' : 'export'])(story))
  }
  return lines.join('\n')
}
