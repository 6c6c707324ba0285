import type { Handler } from '../../core/contract.ts'
import { lockAccount } from '../lock-account.store.ts'
import { chooseNone } from './garage.store.ts'
import { answerGarage } from './garage.view.ts'

export const chooseNoGarageVehicle: Handler<'chooseNoGarageVehicle'> = async (
  { db },
  { account },
) => {
  await lockAccount(db, account.id)
  await chooseNone(db, account.id)
  return answerGarage(db, account.id)
}
