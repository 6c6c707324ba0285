import type { VehicleDraw } from './vehicle-draw.ts'
import { fullName } from '../reference/vehicle-makes.ts'
import { thousands } from './words.ts'

function shapeLabel({ model }: VehicleDraw): string {
  if (/cab/i.test(model.name)) return ''
  if (model.body === 'double-cab') return 'Double Cab'
  return model.body === 'pickup' ? 'Single Cab' : ''
}

function gradeLabel({ model, grade }: VehicleDraw): string {
  const name = grade?.name ?? ''
  return name === 'Base' || (name === 'Standard' && model.body === 'motorcycle') ? '' : name
}

/** Makers' own engine names where they have one: D-4D, TDI, CRDi. */
function fuelLabel({ model, engine, year, grade }: VehicleDraw): string {
  if (engine.fuel === 'Hybrid') return grade?.fuel === 'Hybrid' ? '' : 'Hybrid'
  if (engine.fuel === 'LPG') return 'LPG'
  const isRoadCar = model.body !== 'truck' && model.body !== 'bus'
  const own = isRoadCar ? model.make.engineNames[engine.fuel] : undefined
  const isOwn = own !== undefined && own.from <= year && year <= own.to
  if (engine.fuel === 'Diesel') return isOwn ? own.value : 'Diesel'
  return isOwn && engine.size < 2000 && engine.size > 900 ? own.value : ''
}

/** Kei cars are known by 660, everything else by litres. */
export function litresLabel(cc: number): string {
  return cc <= 660 && cc >= 600 ? '660' : (cc / 1000).toFixed(1)
}

function engineLabel(vehicle: VehicleDraw): string {
  const { engine, grade, model } = vehicle
  if (engine.fuel === 'Electric') return `EV ${engine.size} kWh`
  if (engine.badge !== null) return engine.fuel === 'Hybrid' ? 'Hybrid' : ''
  if (model.body === 'motorcycle') return /\d/.test(model.name) ? '' : `${engine.size} cc`
  const litres = grade?.litres === null || grade === null ? litresLabel(engine.size) : ''
  return `${litres} ${fuelLabel(vehicle)}`
}

function driveLabel({ model, drive, engine }: VehicleDraw): string {
  if (engine.badge?.includes('Drive')) return ''
  const isHeavy = model.body === 'truck' || model.body === 'tractor-unit'
  if (model.body === 'excavator' || model.body === 'motorcycle') return ''
  if (drive === '2WD') return model.body === 'tractor-unit' ? '4x2' : ''
  const isPickup = model.body === 'double-cab' || model.body === 'pickup'
  return drive === '4WD' && (isHeavy || isPickup) ? '4x4' : drive
}

function modelLabel({ model, engine }: VehicleDraw): string {
  if (engine.badge === null) return fullName(model)
  // RX, not RX RX350; 3 Series 320i as it is.
  const isRepeated = engine.badge.startsWith(model.name.replace(/-(Class|Series)$/, ''))
  const name = isRepeated ? engine.badge : `${model.name} ${engine.badge}`
  return `${model.make.name} ${name}`
}

export function titleOf(vehicle: VehicleDraw): string {
  const { model, year, gearbox } = vehicle
  const isGearless = model.body === 'motorcycle' || model.body === 'excavator'
  const engine = model.body === 'excavator' ? '' : engineLabel(vehicle)
  return [
    String(year),
    modelLabel(vehicle),
    shapeLabel(vehicle),
    gradeLabel(vehicle),
    engine.trim(),
    driveLabel(vehicle),
    isGearless ? '' : gearbox,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

export function useLabel({ model }: VehicleDraw, use: number): string {
  return `${thousands(use)} ${model.body === 'excavator' ? 'hours' : 'km'}`
}

function cabinLabel({ model }: VehicleDraw, seats: number): string {
  if (model.body === 'excavator' || model.body === 'motorcycle') return ''
  return seats > 5 || model.body === 'bus' ? `${seats} seats` : ''
}

/** The line under the title: what a buyer compares first. */
export function subtitleOf(vehicle: VehicleDraw, { use, seats }: { use: number; seats: number }) {
  const { colour, condition, drive, model, steering, kind, yard } = vehicle
  return [
    condition === 'new' ? 'Brand new' : useLabel(vehicle, use),
    colour.charAt(0).toUpperCase() + colour.slice(1),
    cabinLabel(vehicle, seats),
    drive === '2WD' || model.body === 'excavator' || model.body === 'motorcycle' ? '' : drive,
    steering === 'Left' ? 'Left-hand drive' : '',
    kind === 'local' ? '' : `${yard.city} yard`,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
