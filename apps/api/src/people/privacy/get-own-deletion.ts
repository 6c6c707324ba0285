import type { Handler } from '../../core/contract.ts'
import { sentenceOf } from '../../core/problem.ts'
import { findPasswordHash } from './confirmation.store.ts'
import { findHindrances } from './deletion.ts'

export const getOwnDeletion: Handler<'getOwnDeletion'> = async (context, { account, language }) => {
  const hindrances = await findHindrances(context, context.db, account)
  const hash = await findPasswordHash(context.db, account.id)
  return {
    status: 200,
    body: {
      confirm_by: hash === null ? 'link' : 'password',
      hindrances: hindrances.map((problem) => ({
        detail: sentenceOf(problem, language),
        ...problem,
      })),
    },
  }
}
