import { type AliasedRawBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { MethodFacts } from './method.ts'
import { listMethods } from './methods.ts'

type Fact = {
  [Name in keyof MethodFacts]: AliasedRawBuilder<MethodFacts[Name], Name>
}[keyof MethodFacts]

/** What the methods read with the order of the outer query. */
export function methodFacts(): Fact[] {
  const facts = listMethods().flatMap((method) =>
    Object.entries<RawBuilder<unknown>>(method.facts ?? {}),
  )
  return facts.map(([name, fact]) => fact.as(name)) as AliasedRawBuilder[] as Fact[]
}

/** Whether money of the outer query's order is on its way by any method. */
export function isMoneyUnderWay(): RawBuilder<SqlBool> {
  const underWay = listMethods().flatMap(({ isUnderWay }) => isUnderWay ?? [])
  return sql`(${sql.join([sql`false`, ...underWay], sql` or `)})`
}
