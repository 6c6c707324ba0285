import type { Notes } from './corrections.ts'
import { fuels } from './spellings.data.ts'

export interface Engine {
  /** Cubic centimetres; kilowatt-hours when electric. */
  size: number | null
  fuel: string | null
}

/** Fuel and capacity as lists write them: `DEISEL`, `2000cc`, `(77.4Kwh)`, `EV`, `480 HP`. */
export function readEngine(sizeText: string, fuelText: string, notes: Notes): Engine {
  const fuel = readFuel(fuelText, notes)
  const text = sizeText.replaceAll(/[\s()]/g, '')
  if (text === '') return { size: null, fuel }
  const battery = /^(\d+(?:\.\d+)?)kwh$/i.exec(text)?.[1]
  if (battery !== undefined) return withBattery(Number(battery), { sizeText, fuel }, notes)
  if (/^w?ev$/i.test(text)) return withBattery(null, { sizeText, fuel: fuel ?? 'Electric' }, notes)
  const capacity = /^(\d+)(?:cc)?$/i.exec(text)?.[1]
  if (capacity === undefined) return unreadable(sizeText, fuel, notes)
  if (/cc/i.test(text)) notes.correct('unit', sizeText, capacity)
  return withCapacity(Number(capacity), { sizeText, fuel }, notes)
}

interface Stated {
  sizeText: string
  fuel: string | null
}

/** A hybrid's battery does not tell its engine. */
function withBattery(battery: number | null, { sizeText, fuel }: Stated, notes: Notes): Engine {
  const isElectric = fuel === 'Electric'
  const size = isElectric ? battery : null
  notes.correct('battery', sizeText, size === null ? 'no size' : `a battery of ${size} kWh`)
  return { size, fuel }
}

function withCapacity(capacity: number, { sizeText, fuel }: Stated, notes: Notes): Engine {
  // Lists write 0 for electric vehicles.
  if (capacity === 0) return { size: null, fuel }
  if (capacity < 300 || capacity > 20_000) return unreadable(sizeText, fuel, notes)
  if (fuel !== 'Electric') return { size: capacity, fuel }
  notes.correct('fuel-contradicted', `Electric, ${capacity}`, 'not stated')
  return { size: capacity, fuel: null }
}

function unreadable(sizeText: string, fuel: string | null, notes: Notes): Engine {
  notes.correct('size-unreadable', sizeText, 'not stated')
  return { size: null, fuel }
}

function readFuel(text: string, notes: Notes): string | null {
  if (text === '') return null
  const fuel = fuels[text.toUpperCase().replaceAll(' ', '')]
  if (fuel === undefined || fuel === null) {
    notes.correct('fuel-unreadable', text, 'not stated')
    return null
  }
  // A difference in capitals alone is not another spelling.
  if (text.toUpperCase() !== fuel.toUpperCase()) notes.correct('fuel', text, fuel)
  return fuel
}
