import type { Handler } from '../../core/contract.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockAccount } from '../lock-account.store.ts'
import { findVehicle } from '../../stock/fitment/asked-vehicle.ts'
import { mostVehicles } from './garage-room.ts'
import { listGarageOf, saveVehicles } from './garage.store.ts'
import { answerGarage } from './garage.view.ts'

export const chooseGarageVehicle: Handler<'chooseGarageVehicle'> = async (
  { db, clock },
  { body, account },
) => {
  const vehicle = await findVehicle(db, body)
  if (!vehicle) return notFound
  await lockAccount(db, account.id)
  const own = await listGarageOf(db, account.id)
  const isOwn = own.some(({ trim, year }) => trim === vehicle.trim && year === vehicle.year)
  if (!isOwn && own.length >= mostVehicles)
    return refuse(409, detail(problem('garage_full', { most: mostVehicles })))
  const now = clock.now()
  await saveVehicles(db, account.id, [{ ...vehicle, added_at: now, chosen_at: now }])
  return answerGarage(db, account.id)
}
