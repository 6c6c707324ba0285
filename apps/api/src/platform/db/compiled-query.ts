import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/** Stands in a statement for a value that is known only when it is executed. */
class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * A query that is built and compiled once. Building and compiling a long one takes this process as long as PostgreSQL takes to
 * answer it (1 ms for an order with all that belongs to it, a fifth of the work of filling a basket). `build` is called with
 * placeholders, which it may only pass on as values: anything it computed from them would stay the same in every execution.
 */
export function compiledQuery<Row, Values extends unknown[]>(
  build: (db: Database, ...values: Values) => Compilable<Row>,
): (db: Database, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    compiled ??= compileTemplate(values.length, (placeholders) =>
      build(db, ...(placeholders as unknown as Values)),
    )
    const parameters = compiled.parameters.map((given) =>
      given instanceof Placeholder ? values[given.index] : given,
    )
    return (await db.executeQuery({ ...compiled, parameters } satisfies CompiledQuery<Row>))
      .rows as Row[]
  }
}

function compileTemplate<Row>(
  count: number,
  build: (placeholders: readonly Placeholder[]) => Compilable<Row>,
): CompiledQuery<Row> {
  const placeholders = Array.from({ length: count }, (_, index) => new Placeholder(index))
  const compiled = build(placeholders).compile()
  const used = new Set(compiled.parameters.filter((given) => given instanceof Placeholder))
  if (used.size < count) throw new Error(`${count} values, ${used.size} of them in ${compiled.sql}`)
  return compiled
}
