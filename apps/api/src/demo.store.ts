import type { Database } from './platform/db/database.ts'

/** Whether the database holds a demo world, which a shop that takes money must not. */
export async function holdsDemoWorld(db: Database): Promise<boolean> {
  const found = await db.selectFrom('demo_world').select('since').executeTakeFirst()
  return found !== undefined
}

export async function noteDemoWorld(db: Database): Promise<void> {
  await db
    .insertInto('demo_world')
    .values({ one: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
