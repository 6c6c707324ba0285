import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'

export const notAllowed = refuse(403, detail('not_allowed'))

export const lastAdministrator = refuse(409, detail('last_administrator'))
