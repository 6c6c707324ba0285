import type { Handler } from '../../../core/contract.ts'
import { profileOf } from './profile.ts'

export const getProfile: Handler<'getProfile'> = async ({ db }, { account }) => ({
  status: 200,
  body: await profileOf(db, account),
})
