import type { Handler } from '../../core/contract.ts'
import { lockAccount } from '../lock-account.store.ts'
import { deleteVehicle } from './garage.store.ts'
import { answerGarage } from './garage.view.ts'

export const removeGarageVehicle: Handler<'removeGarageVehicle'> = async (
  { db },
  { path, account },
) => {
  await lockAccount(db, account.id)
  await deleteVehicle(db, account.id, path)
  return answerGarage(db, account.id)
}
