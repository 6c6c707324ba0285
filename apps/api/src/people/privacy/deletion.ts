import type { Context } from '../../core/context.ts'
import type { Problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Person } from './personal-data.ts'

type DeletionContext = Pick<Context, 'clock' | 'personalData'>

/** Everything that forbids the deletion at this moment. */
export async function findHindrances(
  { clock, personalData }: DeletionContext,
  db: Database,
  person: Person,
): Promise<Problem[]> {
  const found: Problem[] = []
  for (const hindrance of personalData.flatMap(({ hindrances }) => hindrances)) {
    const problem = await hindrance(db, person, clock.now())
    if (problem) found.push(problem)
  }
  return found
}
