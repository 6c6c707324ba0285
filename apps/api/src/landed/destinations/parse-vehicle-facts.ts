import type { ProductClass } from '../../stock/tables.ts'
import type { ListedFacts } from '../product-facts.ts'

/** `vehicle_facts` of a product (migration 0080), parsed. */
export interface ParsedFacts {
  listed: Omit<ListedFacts, 'origin'>
  /** The name of the country of loading, in lower case. */
  loadedIn: string | null
  makeId: number | null
  modelId: number | null
  /** The part of the chassis number before its serial number. */
  modelCode: string | null
}

type Row = [
  class_: ProductClass,
  bodyType: string | null,
  fuelType: string | null,
  steering: string | null,
  engineSize: string | null,
  seats: number | null,
  manufactured: string | null,
  firstRegistered: string | null,
  auctionGrade: string | null,
  loadedIn: string | null,
  makeId: number | null,
  modelId: number | null,
  modelCode: string | null,
]

export function parseVehicleFacts(text: string): ParsedFacts {
  const [
    class_,
    body_type,
    fuel_type,
    steering,
    engine_size,
    seats,
    manufactured,
    first_registered,
    auction_grade,
    loadedIn,
    makeId,
    modelId,
    modelCode,
  ] = JSON.parse(text) as Row
  return {
    listed: {
      class: class_,
      body_type,
      fuel_type,
      steering,
      engine_size,
      seats,
      manufactured,
      first_registered,
      auction_grade,
    },
    loadedIn,
    makeId,
    modelId,
    modelCode,
  }
}
