import type { Dice } from './random.ts'
import type { SpareCategory } from '../reference/spares.ts'
import { catalogueYear, drawLocalModel } from './vehicle-draw.ts'
import type { VehicleModel } from '../reference/vehicle-makes.ts'
import { findModel, fullName } from '../reference/vehicle-makes.ts'
import type { Engine } from '../reference/vehicle-notation.ts'
import { litresLabel } from './vehicle-title.ts'

/** The vehicles a spare is sold for: one model, some years, one engine where that matters. */
export type SpareFit = { model: VehicleModel; from: number; to: number; engine: Engine | null }

function enginesFor(model: VehicleModel, category: SpareCategory): readonly Engine[] {
  const fuel = category.engine?.fuel ?? null
  return model.engines.filter((engine) =>
    fuel === null ? engine.fuel !== 'Electric' : engine.fuel === fuel,
  )
}

function suits(model: VehicleModel, category: SpareCategory): boolean {
  if (model.body === 'excavator' || model.body === 'motorcycle') return false
  if (category.fitsPickupsOnly) return model.body === 'double-cab' || model.body === 'pickup'
  return category.engine === null || enginesFor(model, category).length > 0
}

function fallback({ engine, fitsPickupsOnly }: SpareCategory): VehicleModel {
  if (engine?.fuel === 'Hybrid') return findModel('Toyota', 'Prius')
  return fitsPickupsOnly || engine?.fuel === 'Diesel'
    ? findModel('Toyota', 'Hilux')
    : findModel('Toyota', 'Corolla Fielder')
}

function drawSuiting(dice: Dice, category: SpareCategory): VehicleModel {
  for (let tries = 0; tries < 8; tries += 1) {
    const model = drawLocalModel(dice)
    if (suits(model, category)) return model
  }
  return fallback(category)
}

export function drawFit(dice: Dice, category: SpareCategory): SpareFit {
  const model = drawSuiting(dice, category)
  const engine = category.engine === null ? null : dice.pick(enginesFor(model, category))
  const first = Math.max(engine?.from ?? model.from, 1996)
  const last = Math.max(first, Math.min(engine?.to ?? model.to, catalogueYear - 1))
  const from = dice.between(first, Math.max(first, last - 5))
  return { model, from, to: Math.min(last, from + dice.between(4, 8)), engine }
}

export function fitsLabel({ model, from, to, engine }: SpareFit): string {
  const years = `${fullName(model)} ${from}–${to}`
  if (engine === null) return years
  return `${years} with the ${litresLabel(engine.size)} ${engine.fuel.toLowerCase()} engine`
}
