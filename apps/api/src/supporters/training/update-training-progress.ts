import type { Handler } from '../../core/contract.ts'
import { isComplete, levelOf, readTraining, type Training, trainingPoints } from './training.ts'
import { grantPoints, lockTraining, setTraining } from './training.store.ts'

/** The specification's GET writes, so its transaction is opened here. */
export const updateTrainingProgress: Handler<'updateTrainingProgress'> = async (
  { db, clock },
  { query: { c: chapter }, account },
) => {
  if (chapter === undefined) return answer(readTraining(account.training), 0)
  const accountId = account.id
  return db.transaction().execute(async (tx) => {
    const training = { ...readTraining(await lockTraining(tx, accountId)), [chapter]: true }
    await setTraining(tx, { accountId, training })
    const grant = {
      accountId,
      reason: 'training',
      points: trainingPoints,
      now: clock.now(),
    } as const
    const isRewarded = isComplete(training) && (await grantPoints(tx, grant))
    return answer(training, isRewarded ? trainingPoints : 0)
  })
}

function answer(training: Training, points: number) {
  return {
    status: 200 as const,
    body: { level: levelOf(training), complete: isComplete(training), points_awarded: points },
  }
}
