import { sql } from 'kysely'

/** The text of a row `rule` of `import_rules` in English that a search looks into; its key where it has none. */
export const ruleLabel = sql`coalesce(rule.content #>> '{say,en}', rule.content #>> '{label,en}',
  rule.content ->> 'local_name', rule.content ->> 'name', rule.key)`

/** The name of the port that a route `rule` begins at; null for any other rule. */
export const portOfRoute = sql`(select port.content ->> 'name' from import_rules as port
  where rule.part = 'route' and port.country = rule.country and port.part = 'port' and port.key = rule.content ->> 'from_port'
    and port.content is not null and not exists (select from import_rules as later where later.succeeds = port.id))`

/** The table of duties that a tax `rule` is in, as it stands; null for any other rule. */
export const tableOfTax = sql`(select regime.content from import_rules as regime
  where rule.part = 'line' and regime.country = rule.country and regime.part = 'regime'
    and regime.key = split_part(rule.key, '/', 1) and regime.content is not null
    and not exists (select from import_rules as later where later.succeeds = regime.id))`

/** The ids of the taxes of a table `rule` as they stand, in their order; empty for any other rule. */
export const taxesOfTable = sql`array(select tax.id from import_rules as tax
  where rule.part = 'regime' and tax.country = rule.country and tax.part = 'line'
    and split_part(tax.key, '/', 1) = regexp_replace(rule.key, '#\d+$', '') and tax.content is not null
    and not exists (select from import_rules as later where later.succeeds = tax.id)
  order by tax.position, tax.id)`
