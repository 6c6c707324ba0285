import type { Dice } from './random.ts'
import type { VehicleDraw } from './vehicle-draw.ts'
import type { FeatureFacts } from './vehicle-features.data.ts'
import { vehicleFeatures } from './vehicle-features.data.ts'
import type { Body } from '../reference/vehicle-notation.ts'

const most = 12

const featuresByBody = new Map<Body, FeatureFacts[]>()
for (const feature of vehicleFeatures) {
  for (const body of feature.bodies) {
    const known = featuresByBody.get(body)
    if (known === undefined) featuresByBody.set(body, [feature])
    else known.push(feature)
  }
}

type Fitted = { vehicle: VehicleDraw; seats: number }

function canHave(feature: FeatureFacts, { vehicle, seats }: Fitted): boolean {
  const { model, year, drive } = vehicle
  if (year < feature.from || model.priceUsd < (feature.above ?? 0)) return false
  if (feature.needs === '4WD') return drive === '4WD' || drive === 'AWD'
  if (feature.needs === 'two wheels') return seats <= 2
  return feature.needs !== 'three rows' || seats >= 7
}

export function equipmentOf(dice: Dice, fitted: Fitted): string[] {
  const features: string[] = []
  for (const feature of featuresByBody.get(fitted.vehicle.model.body) ?? []) {
    if (canHave(feature, fitted) && dice.chance(feature.share)) features.push(feature.name)
  }
  while (features.length > most) features.splice(dice.between(0, features.length - 1), 1)
  return features
}
