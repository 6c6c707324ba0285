import { newVendor, stockVehicle } from './arrange.ts'
import type { Shop } from './shop.ts'

/** Our own listing and a seller's are on sale with one chassis number; answers the case. */
export async function doubledChassis(shop: Shop): Promise<number> {
  const seller = await newVendor(shop)
  const [ours, theirs] = [await stockVehicle(shop), await stockVehicle(shop)]
  const chassis = `DBL${ours.id}-1234567`
  await shop.sql('update products set chassis_number = $1 where id = $2', [chassis, ours.id])
  await shop.sql('update products set chassis_number = $1, vendor_id = $2 where id = $3', [
    chassis,
    seller.id,
    theirs.id,
  ])
  const [found] = await shop.sql<{ id: string }>(
    'select id from chassis_doubles where first_id = $1 and second_id = $2',
    [ours.id, theirs.id],
  )
  return Number(found?.id)
}
