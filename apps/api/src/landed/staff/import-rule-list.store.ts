import { type RawBuilder, sql } from 'kysely'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { portOfRoute, ruleLabel, tableOfTax } from '../rule-label.store.ts'
import type { ListedRule } from './support-import-rule.view.ts'

/** The current rules, each with the titles of its country's sources; days are text. */
export function standingRules(today: string): RawBuilder<unknown> {
  return sql`(
    select rule.id::integer as id, rule.country, rule.part, rule.key,
      ${ruleLabel} as text, rule.content, ${portOfRoute} as port, ${tableOfTax} as "table",
      rule.valid_from::text as valid_from, rule.valid_to::text as valid_to, rule.confidence,
      rule.checked_on::text as checked_on,
      array(select source.content ->> 'title' from import_rules as source
        where source.country = rule.country and source.part = 'source' and source.key = any(rule.sources)
          and source.content is not null
          and not exists (select from import_rules as later where later.succeeds = source.id)
        order by source.position) as sources,
      case when rule.valid_to < ${today}::date then 'ended'
        when rule.valid_from > ${today}::date then 'coming'
        when rule.checked_on < ${today}::date - interval '12 months' then 'check'
        else 'current' end as state
    from import_rules as rule
    where rule.part in ('eligibility', 'inspection', 'regime', 'line', 'fee', 'document', 'port', 'route')
      and rule.content is not null
      and not exists (select from import_rules as next where next.succeeds = rule.id)
  ) as rules`
}

export const importRules = (today: string) =>
  resource({
    name: 'import-rules',
    from: standingRules(today),
    select: sql<ListedRule>`id, country, part, key, content, port, "table", valid_from, valid_to, confidence, sources,
      checked_on, state`,
    fields: {
      id: { ref: sql.ref('id'), type: 'number' },
      country: { ref: sql.ref('country'), type: 'text' },
      part: { ref: sql.ref('part'), type: 'text' },
      confidence: { ref: sql.ref('confidence'), type: 'text' },
      state: { ref: sql.ref('state'), type: 'text' },
      valid_from: { ref: sql.ref('valid_from'), type: 'text' },
      valid_to: { ref: sql.ref('valid_to'), type: 'text' },
      checked_on: { ref: sql.ref('checked_on'), type: 'text' },
    },
    sort: { field: 'checked_on', descending: false },
    search: (q) => sql`(text ilike ${containsPattern(q)} or key ilike ${containsPattern(q)})`,
  })
