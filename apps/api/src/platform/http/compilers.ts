import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchema, FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import { isStorableTime } from '../../core/storable-time.ts'

const common = {
  allErrors: true,
  verbose: true,
  strict: false,
  removeAdditional: false,
  // 19.99 is a multiple of 0.01, although floats say otherwise.
  multipleOfPrecision: 6,
} as const

/**
 * Bodies are not converted: "1" is not a number. Paths, queries and forms are text, so they are converted to the type
 * asked for.
 */
const checkers = {
  body: makeChecker({ ...common, coerceTypes: false }),
  text: makeChecker({ ...common, coerceTypes: true, useDefaults: true }),
}

function makeChecker(options: ConstructorParameters<typeof Ajv>[0]): Ajv {
  const checker = new Ajv(options)
  formats.default(checker)
  checker.addFormat('date-time', {
    validate: (text: string) => isDateTime(text) && isStorableTime(new Date(text)),
  })
  return checker
}

function isDateTime(text: string): boolean {
  const { validate } = formats.default.get('date-time') as { validate: (text: string) => boolean }
  return validate(text)
}

/*
 * Compiling every schema of the contract takes most of a start: each is compiled when it is first met. The contract's
 * lint and the test of each operation show that all of them compile.
 */

type Validate = ReturnType<Ajv['compile']>

export const compileValidator: FastifySchemaCompiler<FastifySchema> = (route) => {
  const { schema, httpPart, contentType } = route as typeof route & { contentType?: string }
  const isText = httpPart !== 'body' || contentType === 'multipart/form-data'
  const checker = isText ? checkers.text : checkers.body
  let compiled: Validate | undefined
  const validate = (value: unknown) => {
    compiled ??= checker.compile(schema)
    const isValid = compiled(value) === true
    validate.errors = compiled.errors
    return isValid
  }
  validate.errors = undefined as Validate['errors']
  return validate
}

type Factory = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>['buildSerializer']

type Write = (value: unknown) => string

/** By the schema, which applications of one process share. */
const writers = new WeakMap<object, Write>()

export const buildSerializer: NonNullable<Factory> = (shared, options) => {
  const compile = SerializerSelector()(shared, options)
  return (route) => {
    const schema = route.schema as object
    let write: Write | undefined
    const writer = () => {
      const found: Write = writers.get(schema) ?? compile(route)
      writers.set(schema, found)
      return found
    }
    return (value: unknown) => (write ??= writer())(value)
  }
}
