import type { Handler } from '../../core/contract.ts'
import { yearsOfTrims } from '../../stock/fitment/vehicle-tree.store.ts'
import { lockAccount } from '../lock-account.store.ts'
import { fitDeviceVehicles, joined } from './garage-room.ts'
import { listGarageOf, saveVehicles } from './garage.store.ts'
import { readGarage } from './garage.view.ts'

export const takeGarageAlong: Handler<'takeGarageAlong'> = async (
  { db, clock },
  { body, account },
) => {
  const now = clock.now().getTime()
  // A clock that runs fast must not keep or choose a vehicle later than now.
  const dated = (text: string) => new Date(Math.min(Date.parse(text), now))
  const device = body.vehicles.map(({ trim, year, added_at, chosen_at }) => ({
    trim,
    year,
    added_at: dated(added_at),
    chosen_at: chosen_at === null ? null : dated(chosen_at),
  }))
  const trims = new Set(device.map(({ trim }) => trim))
  const built = await yearsOfTrims(db, [...trims])
  await lockAccount(db, account.id)
  const own = await listGarageOf(db, account.id)
  const { added, left } = fitDeviceVehicles(own, joined(device), ({ trim, year }) =>
    (built.get(trim) ?? []).includes(year),
  )
  await saveVehicles(db, account.id, added)
  const left_out = left.map(({ trim, year }) => ({ trim, year }))
  return { status: 200, body: { ...(await readGarage(db, account.id)), left_out } }
}
