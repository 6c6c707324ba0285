import type { MergeEffect } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Problem } from '../../core/problem.ts'
import { detail } from '../../core/problem.ts'
import { countMoves, findRefusals } from './apply-merge.store.ts'
import type { AccountMerges, MergePair } from './merge-rules.ts'

/** What forbids the merge at this moment. */
export async function findMergeHindrances(
  { accountMerges }: Pick<Context, 'accountMerges'>,
  db: Context['db'],
  pair: MergePair,
): Promise<Problem[]> {
  const codes = new Set<Problem['code']>(await findRefusals(db, accountMerges.rules, pair.ended.id))
  for (const hindrance of accountMerges.hindrances) {
    const problem = await hindrance(db, pair)
    if (problem) codes.add(problem.code)
  }
  return [...codes].map((code) => ({ code }))
}

/** What a merge would do now. */
export async function readEffect(context: Context, pair: MergePair): Promise<MergeEffect> {
  const { db, accountMerges } = context
  const counts = await countMoves(db, accountMerges.rules, pair.ended.id)
  const hindrances = await findMergeHindrances(context, db, pair)
  return {
    moves: movesOf(accountMerges, counts),
    hindrances: hindrances.map((found) => detail(found)),
  }
}

/** Rows by what they are called; what goes along with another is not counted. */
export function movesOf(
  { rules }: Pick<AccountMerges, 'rules'>,
  counts: Readonly<Record<string, number>>,
): MergeEffect['moves'] {
  return Object.entries(counts).flatMap(([name, count]) => {
    const rule = rules[name]
    return rule?.does === 'moves' && rule.as !== null ? [{ what: rule.as, count }] : []
  })
}
