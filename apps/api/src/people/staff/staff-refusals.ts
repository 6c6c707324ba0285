import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'

export const notAllowed = refuse(403, detail('not_allowed'))

/** Nobody may act on their own account's money (decision 30). */
export const ownMoney = refuse(409, detail('own_money'))

export const lastAdministrator = refuse(409, detail('last_administrator'))

/** The account was deleted. */
export const deletedAccount = refuse(409, detail('account_deleted'))
