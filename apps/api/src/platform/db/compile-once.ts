import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/** Stands in a statement for what is known only when it is executed. */
class Blank {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }
}

/**
 * A statement that is written once: to build and compile a long one takes this process as long as PostgreSQL takes to answer
 * it (1 ms for an order with all that belongs to it, a fifth of the work of filling a basket). `build` is called with blanks,
 * which it may only pass on as values: anything it computed from them would stay the same in every execution.
 */
export function compileOnce<Row, Values extends unknown[]>(
  build: (db: Database, ...values: Values) => Compilable<Row>,
): (db: Database, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    compiled ??= compileBlank(values.length, (blanks) =>
      build(db, ...(blanks as unknown as Values)),
    )
    const parameters = compiled.parameters.map((given) =>
      given instanceof Blank ? values[given.place] : given,
    )
    return (await db.executeQuery({ ...compiled, parameters } satisfies CompiledQuery<Row>))
      .rows as Row[]
  }
}

function compileBlank<Row>(
  count: number,
  build: (blanks: readonly Blank[]) => Compilable<Row>,
): CompiledQuery<Row> {
  const blanks = Array.from({ length: count }, (_, place) => new Blank(place))
  const compiled = build(blanks).compile()
  const used = new Set(compiled.parameters.filter((given) => given instanceof Blank))
  if (used.size < count) throw new Error(`${count} values, ${used.size} of them in ${compiled.sql}`)
  return compiled
}
