import { refuse } from '../../core/refusal.ts'

export const notAllowed = refuse(403, {
  detail: 'You do not have permission to perform this action.',
})

export const lastAdministrator = refuse(409, {
  detail: 'This is the last administrator. Appoint another first.',
})
