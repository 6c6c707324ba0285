import type { Handler } from '../../core/contract.ts'
import { answerAlerts } from './alerts.view.ts'

export const listAlerts: Handler<'listAlerts'> = async ({ db }, { account }) =>
  answerAlerts(db, account.id)
