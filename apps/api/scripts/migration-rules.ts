import { parse } from 'libpg-query'

/**
 * What a migration must not do to a table of a running shop: hold its lock while PostgreSQL reads or rewrites all of it, or
 * remove something that the previous version still uses.
 */
export type Rule = 'index' | 'rewrite' | 'scan' | 'not-null' | 'fill' | 'contract'

export const messages: Readonly<Record<Rule, string>> = {
  index: 'create an index on an existing table concurrently, in a migration in steps',
  rewrite:
    'this rewrites the table under its lock: add a plain column, fill it in batches, switch over',
  scan: 'add the constraint as not valid, and validate it in a later migration or step',
  'not-null':
    'set not null reads the whole table: validate a check (… is not null) first, and give the reason',
  fill: 'write a row for each row of a table in batches, or in a step of its own: it keeps all earlier locks meanwhile',
  contract: 'the previous version still uses it: drop it one release later, and give the reason',
}

export interface Finding {
  rule: Rule
  table: string
}

type Node = Readonly<Record<string, unknown>>

/** Finds rules that a migration breaks without a reason, which is written `-- allow RULE: why`. */
export async function validateMigration(text: string): Promise<Finding[]> {
  const { stmts = [] } = (await parse(text)) as { stmts?: { stmt: Node }[] }
  const statements = stmts.map(({ stmt }) => stmt)
  const created = new Set(statements.map(createdTable))
  const reasons = new Set(
    [...text.matchAll(/^-- allow ([a-z-]+): \S.{10,}/gm)].map(([, rule]) => rule),
  )
  const isInSteps = /^-- in steps\b/.test(text)
  return statements
    .flatMap((statement) => findingsIn(statement, isInSteps))
    .filter(({ table, rule }) => !created.has(table) && !reasons.has(rule))
}

function createdTable(statement: Node): string {
  const creation =
    child(statement, 'CreateStmt') ?? child(child(statement, 'CreateTableAsStmt'), 'into')
  return nameOf(child(creation, 'relation') ?? child(creation, 'rel'))
}

function findingsIn(statement: Node, isInSteps: boolean): Finding[] {
  const index = child(statement, 'IndexStmt')
  if (index && index['concurrent'] !== true)
    return [{ rule: 'index', table: nameOf(child(index, 'relation')) }]
  const update = child(statement, 'UpdateStmt')
  if (update && update['whereClause'] === undefined)
    return [{ rule: 'fill', table: nameOf(child(update, 'relation')) }]
  const insert = child(statement, 'InsertStmt')
  if (insert && !isInSteps)
    return tablesIn(insert['selectStmt']).map((table) => ({ rule: 'fill', table }))
  const rename = child(statement, 'RenameStmt')
  if (rename) return [{ rule: 'contract', table: nameOf(child(rename, 'relation')) }]
  const drop = child(statement, 'DropStmt')
  if (drop?.['removeType'] === 'OBJECT_TABLE') return [{ rule: 'contract', table: 'dropped' }]
  const alter = child(statement, 'AlterTableStmt')
  const table = nameOf(child(alter, 'relation'))
  return children(alter, 'cmds').flatMap((command) => {
    const rule = ruleOf(child(command, 'AlterTableCmd') ?? {}, isInSteps)
    return rule ? [{ rule, table }] : []
  })
}

function ruleOf(command: Node, isInSteps: boolean): Rule | null {
  const constraint = child(child(command, 'def'), 'Constraint')
  switch (command['subtype']) {
    case 'AT_AddColumn':
      return ruleOfColumn(child(child(command, 'def'), 'ColumnDef') ?? {})
    case 'AT_AlterColumnType':
      return 'rewrite'
    case 'AT_SetNotNull':
      return 'not-null'
    case 'AT_DropColumn':
      return 'contract'
    // In the transaction that added the constraint it would read the table under that lock.
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

/** Their values are the same for every row: such a default does not rewrite the table since PostgreSQL 11. */
const constantFunctions = new Set(['now', 'current_setting', 'make_interval'])

function ruleOfColumn(column: Node): Rule | null {
  for (const item of children(column, 'constraints')) {
    const constraint = child(item, 'Constraint') ?? {}
    const kind = String(constraint['contype'])
    if (/GENERATED|IDENTITY/.test(kind)) return 'rewrite'
    if (/UNIQUE|PRIMARY/.test(kind)) return 'index'
    if (
      /DEFAULT/.test(kind) &&
      functionsIn(constraint['raw_expr']).some((name) => !constantFunctions.has(name))
    )
      return 'rewrite'
    if (/CHECK/.test(kind)) return 'scan'
  }
  return null
}

/** The tables that a query reads. */
function tablesIn(query: unknown): string[] {
  if (query === null || typeof query !== 'object') return []
  if (Array.isArray(query)) return query.flatMap(tablesIn)
  const read = child(query as Node, 'RangeVar')
  return read ? [nameOf(read)] : Object.values(query).flatMap(tablesIn)
}

function functionsIn(expression: unknown): string[] {
  if (expression === null || typeof expression !== 'object') return []
  if (Array.isArray(expression)) return expression.flatMap(functionsIn)
  const node = expression as Node
  const call = child(node, 'FuncCall')
  const called = call
    ? children(call, 'funcname').map((name) => String(child(name, 'String')?.['sval']))
    : []
  return [...called.slice(-1), ...Object.values(node).flatMap(functionsIn)]
}

function nameOf(relation: Node | undefined): string {
  const name = relation?.['relname']
  return typeof name === 'string' ? name : ''
}

function child(node: Node | undefined, name: string): Node | undefined {
  const found = node?.[name]
  return found !== null && typeof found === 'object' ? (found as Node) : undefined
}

function children(node: Node | undefined, name: string): Node[] {
  const found = node?.[name]
  return Array.isArray(found) ? (found as Node[]) : []
}
