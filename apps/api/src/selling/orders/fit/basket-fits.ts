import type { FitVerdict } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import { findChosenVehicle, type NamedVehicle } from '../../../saved/garage/garage.store.ts'
import { fitVerdict, nothingSaid } from '../../../stock/fitment/fit-verdict.ts'
import { listSaid } from '../../../stock/fitment/fitment.store.ts'
import type { ContentsLine } from '../../basket/contents.ts'

/** Whether a part of a basket fits the vehicle that its owner has chosen. */
export interface FitOfLine {
  line: ContentsLine
  /** The position that its line has in the order. */
  position: number
  vehicle: NamedVehicle
  verdict: FitVerdict
}

/** Of the lines with a part; none where no vehicle is chosen. A basket without parts asks the database for nothing. */
export async function basketFits(
  db: Database,
  { accountId, lines }: { accountId: number; lines: readonly ContentsLine[] },
): Promise<FitOfLine[]> {
  const parts = partsOf(lines)
  const vehicle = parts.length === 0 ? null : await findChosenVehicle(db, accountId)
  if (!vehicle) return []
  const ids = [...new Set(parts.map(({ line }) => line.product_id))]
  const said = await listSaid(db, ids, vehicle.trim)
  return parts.map((part) => {
    const ofPart = said.get(part.line.product_id) ?? nothingSaid
    return { ...part, vehicle, verdict: fitVerdict(ofPart, vehicle.year) }
  })
}

/** The lines with a part, each with its position. */
export function partsOf(lines: readonly ContentsLine[]) {
  return lines.flatMap((line, index) =>
    line.class === 'parts' ? [{ line, position: index + 1 }] : [],
  )
}
