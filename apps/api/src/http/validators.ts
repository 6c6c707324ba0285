import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'

const common = { allErrors: true, verbose: true, strict: false, removeAdditional: false } as const

/** Bodies are taken as they come: "1" is no number. A path or a query is text, so it is read as the type asked for. */
const checkers = {
  body: makeChecker({ ...common, coerceTypes: false }),
  text: makeChecker({ ...common, coerceTypes: true, useDefaults: true }),
}

function makeChecker(options: ConstructorParameters<typeof Ajv>[0]): Ajv {
  const checker = new Ajv(options)
  formats.default(checker)
  return checker
}

export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? checkers.body : checkers.text).compile(schema)
