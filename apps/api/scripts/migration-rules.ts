import { parse } from 'libpg-query'

/**
 * What a migration must not do to a table that a running shop uses: hold its lock while PostgreSQL reads or rewrites all
 * of it, or take away what the version before still asks for.
 */
export type Rule = 'index' | 'rewrite' | 'scan' | 'not-null' | 'fill' | 'contract'

export const sentences: Readonly<Record<Rule, string>> = {
  index: 'an index on a table that is there is made concurrently, in a migration in steps',
  rewrite:
    'this writes the table anew under its lock: add a plain column, fill it in batches, switch over',
  scan: 'add the constraint as not valid, and validate it in a later migration or step',
  'not-null':
    'set not null reads the whole table: validate a check (… is not null) first, and say so',
  fill: 'what writes a row for each row of a table is done in batches, or in a step of its own: it holds all locks taken before it',
  contract: 'the version before still asks for it: drop it one release later, and say so',
}

export interface Finding {
  rule: Rule
  table: string
}

type Node = Readonly<Record<string, unknown>>

/** The rules that a migration breaks and gives no reason for: `-- allow RULE: why`. */
export async function validateMigration(text: string): Promise<Finding[]> {
  const { stmts = [] } = (await parse(text)) as { stmts?: { stmt: Node }[] }
  const statements = stmts.map(({ stmt }) => stmt)
  const born = new Set(statements.map(bornIn))
  const reasons = new Set(
    [...text.matchAll(/^-- allow ([a-z-]+): \S.{10,}/gm)].map(([, rule]) => rule),
  )
  const isInSteps = /^-- in steps\b/.test(text)
  return statements
    .flatMap((statement) => findingsIn(statement, isInSteps))
    .filter(({ table, rule }) => !born.has(table) && !reasons.has(rule))
}

function bornIn(statement: Node): string {
  const made = at(statement, 'CreateStmt') ?? at(at(statement, 'CreateTableAsStmt'), 'into')
  return nameOf(at(made, 'relation') ?? at(made, 'rel'))
}

function findingsIn(statement: Node, isInSteps: boolean): Finding[] {
  const index = at(statement, 'IndexStmt')
  if (index && index['concurrent'] !== true)
    return [{ rule: 'index', table: nameOf(at(index, 'relation')) }]
  const update = at(statement, 'UpdateStmt')
  if (update && update['whereClause'] === undefined)
    return [{ rule: 'fill', table: nameOf(at(update, 'relation')) }]
  const insert = at(statement, 'InsertStmt')
  if (insert && !isInSteps)
    return tablesIn(insert['selectStmt']).map((table) => ({ rule: 'fill', table }))
  const rename = at(statement, 'RenameStmt')
  if (rename) return [{ rule: 'contract', table: nameOf(at(rename, 'relation')) }]
  const drop = at(statement, 'DropStmt')
  if (drop?.['removeType'] === 'OBJECT_TABLE') return [{ rule: 'contract', table: 'dropped' }]
  const alter = at(statement, 'AlterTableStmt')
  const table = nameOf(at(alter, 'relation'))
  return listAt(alter, 'cmds').flatMap((command) => {
    const rule = ruleOf(at(command, 'AlterTableCmd') ?? {}, isInSteps)
    return rule ? [{ rule, table }] : []
  })
}

function ruleOf(command: Node, isInSteps: boolean): Rule | null {
  const constraint = at(at(command, 'def'), 'Constraint')
  switch (command['subtype']) {
    case 'AT_AddColumn':
      return ruleOfColumn(at(at(command, 'def'), 'ColumnDef') ?? {})
    case 'AT_AlterColumnType':
      return 'rewrite'
    case 'AT_SetNotNull':
      return 'not-null'
    case 'AT_DropColumn':
      return 'contract'
    // In one transaction with the constraint it would read the table under the lock that adding it took.
    case 'AT_ValidateConstraint':
      return isInSteps ? null : 'scan'
    case 'AT_AddConstraint':
      return constraint ? ruleOfConstraint(constraint) : null
    default:
      return null
  }
}

function ruleOfConstraint(constraint: Node): Rule | null {
  const kind = String(constraint['contype'])
  if (/UNIQUE|PRIMARY|EXCLUSION/.test(kind)) return constraint['indexname'] ? null : 'index'
  return /CHECK|FOREIGN/.test(kind) && constraint['skip_validation'] !== true ? 'scan' : null
}

/** A default that is the same for every row costs nothing since PostgreSQL 11. */
const steady = new Set(['now', 'current_setting', 'make_interval'])

function ruleOfColumn(column: Node): Rule | null {
  for (const item of listAt(column, 'constraints')) {
    const constraint = at(item, 'Constraint') ?? {}
    const kind = String(constraint['contype'])
    if (/GENERATED|IDENTITY/.test(kind)) return 'rewrite'
    if (/UNIQUE|PRIMARY/.test(kind)) return 'index'
    if (
      /DEFAULT/.test(kind) &&
      functionsIn(constraint['raw_expr']).some((name) => !steady.has(name))
    )
      return 'rewrite'
    if (/CHECK/.test(kind)) return 'scan'
  }
  return null
}

/** What a query reads. */
function tablesIn(query: unknown): string[] {
  if (query === null || typeof query !== 'object') return []
  if (Array.isArray(query)) return query.flatMap(tablesIn)
  const read = at(query as Node, 'RangeVar')
  return read ? [nameOf(read)] : Object.values(query).flatMap(tablesIn)
}

function functionsIn(expression: unknown): string[] {
  if (expression === null || typeof expression !== 'object') return []
  if (Array.isArray(expression)) return expression.flatMap(functionsIn)
  const node = expression as Node
  const call = at(node, 'FuncCall')
  const own = call
    ? listAt(call, 'funcname').map((name) => String(at(name, 'String')?.['sval']))
    : []
  return [...own.slice(-1), ...Object.values(node).flatMap(functionsIn)]
}

function nameOf(relation: Node | undefined): string {
  const name = relation?.['relname']
  return typeof name === 'string' ? name : ''
}

function at(node: Node | undefined, name: string): Node | undefined {
  const found = node?.[name]
  return found !== null && typeof found === 'object' ? (found as Node) : undefined
}

function listAt(node: Node | undefined, name: string): Node[] {
  const found = node?.[name]
  return Array.isArray(found) ? (found as Node[]) : []
}
