import type { Handler } from '../../core/contract.ts'
import { answerGarage } from './garage.view.ts'

export const listGarage: Handler<'listGarage'> = async ({ db }, { account }) =>
  answerGarage(db, account.id)
