import type { Handler } from '../../core/contract.ts'
import { tradeCurrency } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { positionView } from '../agents/position.view.ts'
import { positions } from '../agents/positions.ts'
import { isComplete, levelOf, readTraining, type Training, trainingPoints } from './training.ts'
import { grantPoints, lockTraining, setTraining } from './training.store.ts'

/** The specification's GET writes, so its transaction is opened here. */
export const updateTrainingProgress: Handler<'updateTrainingProgress'> = async (
  { db, clock, settings },
  { query: { c: chapter }, account },
) => {
  if (chapter === undefined) return answer(settings, readTraining(account.training), 0)
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
    return answer(settings, training, isRewarded ? trainingPoints : 0)
  })
}

function answer(
  { positionSales }: Pick<Settings, 'positionSales'>,
  training: Training,
  points: number,
) {
  return {
    status: 200 as const,
    body: {
      level: levelOf(training),
      complete: isComplete(training),
      points_awarded: points,
      positions: positions.map((position) => positionView(position, positionSales)),
      currency: tradeCurrency,
    },
  }
}
