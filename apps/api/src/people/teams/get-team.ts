import type { Handler } from '../../core/contract.ts'
import { readTeam } from './read-team.ts'

export const getTeam: Handler<'getTeam'> = async (context, { account }) => ({
  status: 200,
  body: await readTeam(context, account),
})
