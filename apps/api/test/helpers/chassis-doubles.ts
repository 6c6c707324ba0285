import type { Listing } from '@bandari/sdk'
import { completeExport, draftExport, newExporter, newStaff } from './exporters.ts'
import { save } from './vendors.ts'
import type { World } from './world.ts'

/** Two sellers, each with a live listing that has the chassis number. */
export async function doubledChassis(world: World, xChassis: string) {
  const staff = await newStaff(world)
  const listings: Listing[] = []
  const sellers = [await newExporter(world, staff), await newExporter(world, staff)]
  for (const seller of sellers) {
    const cid = await draftExport(world, seller)
    listings.push(await save(seller, { cid, ...completeExport, xChassis, publish: 'live' }))
  }
  return { staff, sellers, listings }
}
