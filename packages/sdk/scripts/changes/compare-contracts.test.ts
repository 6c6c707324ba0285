import { describe, expect, it } from 'vitest'
import { type ContractDocument, type Schema, titleOf } from './change.ts'
import { compareContracts } from './compare-contracts.ts'

interface Sketch {
  /** What `GET /things/` answers. */
  read?: Schema
  /** The body of `POST /things/`. */
  sent?: Schema
  parameters?: object[]
  /** More of `GET /things/`. */
  call?: object
  /** More paths. */
  paths?: Record<string, object>
  schemas?: Record<string, Schema>
}

function contract({
  read = text,
  sent = text,
  parameters = [],
  call,
  paths,
  schemas = {},
}: Sketch) {
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
  return {
    info: { version: '1.0.0' },
    paths: {
      '/things/': {
        get: { operationId: 'listThings', parameters, responses: { 200: json(read) }, ...call },
        post: { operationId: 'addThing', requestBody: json(sent), responses: { 204: {} } },
      },
      ...paths,
    },
    components: { schemas },
  } as unknown as ContractDocument
}

const text: Schema = { type: 'string' }
const shape = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const other = { get: { operationId: 'other', responses: {} } }
const named = (thing: Schema): Sketch => ({
  read: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
  sent: { oneOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] },
  schemas: { Thing: thing },
})
const query = (more: object = {}) => ({ name: 'make', in: 'query', schema: text, ...more })
const oneOf = (...forms: Schema[]): Schema => ({ oneOf: forms })

const breaking: readonly [Sketch, Sketch, string][] = [
  [{ paths: { '/other/': other } }, {}, 'GET /other/: removed'],
  [{ read: shape({ a: text }) }, { read: shape({}) }, 'GET /things/ 200.a, read: removed'],
  [{ sent: shape({ a: text }) }, { sent: shape({}) }, 'POST /things/ body.a, sent: removed'],
  [
    { read: shape({ a: text }, ['a']) },
    { read: shape({ a: text }) },
    'GET /things/ 200.a, read: no longer required',
  ],
  [
    { sent: shape({}) },
    { sent: shape({ a: text }, ['a']) },
    'POST /things/ body.a, sent: added, required',
  ],
  [
    { sent: shape({ a: text }) },
    { sent: shape({ a: text }, ['a']) },
    'POST /things/ body.a, sent: required',
  ],
  [
    { read: { enum: ['a', 'b'] } },
    { read: { enum: ['a'] } },
    'GET /things/ 200, read: without "b"',
  ],
  [
    { sent: { enum: ['a', 'b'] } },
    { sent: { enum: ['a'] } },
    'POST /things/ body, sent: without "b"',
  ],
  [{ sent: text }, { sent: { ...text, enum: ['a'] } }, 'POST /things/ body, sent: only "a"'],
  [{ read: text }, { read: { type: ['string', 'null'] } }, 'GET /things/ 200, read: may be null'],
  [{ read: text }, { read: oneOf(text, { type: 'null' }) }, 'GET /things/ 200, read: may be null'],
  [{ sent: { type: ['string', 'null'] } }, { sent: text }, 'POST /things/ body, sent: never null'],
  [
    { read: { type: 'integer' } },
    { read: { type: 'number' } },
    'GET /things/ 200, read: number instead of integer',
  ],
  [
    { sent: { type: 'number' } },
    { sent: { type: 'integer' } },
    'POST /things/ body, sent: integer instead of number',
  ],
  [
    { read: text },
    { read: { type: 'boolean' } },
    'GET /things/ 200, read: boolean instead of string',
  ],
  [
    { read: text },
    { read: oneOf(text, shape({})) },
    'GET /things/ 200, read: added the form object',
  ],
  [
    { sent: oneOf(text, shape({})) },
    { sent: text },
    'POST /things/ body, sent: removed the form object',
  ],
  [{ sent: text }, { sent: { ...text, maxLength: 9 } }, 'POST /things/ body, sent: maxLength 9'],
  [
    { sent: { maxLength: 9 } },
    { sent: { maxLength: 5 } },
    'POST /things/ body, sent: maxLength 5 instead of 9',
  ],
  [
    { sent: { minimum: 0 } },
    { sent: { minimum: 1 } },
    'POST /things/ body, sent: minimum 1 instead of 0',
  ],
  [{ sent: text }, { sent: { ...text, pattern: '^a' } }, 'POST /things/ body, sent: pattern ^a'],
  [
    { read: { format: 'date' } },
    { read: { format: 'uri' } },
    'GET /things/ 200, read: format uri instead of date',
  ],
  [
    { sent: { type: 'object' } },
    { sent: shape({}) },
    'POST /things/ body, sent: takes no other fields',
  ],
  [{ parameters: [query()] }, {}, 'GET /things/ query make, sent: removed'],
  [
    {},
    { parameters: [query({ required: true })] },
    'GET /things/ query make, sent: added, required',
  ],
  [
    { parameters: [query()] },
    { parameters: [query({ schema: { enum: ['a'] } })] },
    'GET /things/ query make, sent: only "a"',
  ],
  [{}, { call: { security: [{ token: [] }] } }, 'GET /things/: needs a token'],
  [{}, { call: { 'x-role': 'staff' } }, 'GET /things/: x-role "staff"'],
  [
    { call: { 'x-staff': ['support', 'finance'] } },
    { call: { 'x-staff': ['finance'] } },
    'GET /things/: x-staff ["finance"]',
  ],
  [
    { call: { 'x-vendor-right': 'read' } },
    { call: { 'x-vendor-right': 'own' } },
    'GET /things/: x-vendor-right "own"',
  ],
  [
    { call: { 'x-scope': 'orders:read' } },
    { call: { 'x-scope': 'person' } },
    'GET /things/: x-scope "person"',
  ],
  [{ call: { 'x-idempotent': true } }, {}, 'GET /things/: takes no Idempotency-Key'],
  [{}, { call: { responses: { 204: {} } } }, 'GET /things/: never answers 200'],
  [named(shape({ a: text })), named(shape({})), 'Thing a, read: removed'],
  [named(shape({})), named(shape({ a: text }, ['a'])), 'Thing a, sent: added, required'],
]

describe('breaks a caller', () => {
  it.each(breaking.map(([before, after, title]) => [title, before, after] as const))(
    '%s',
    (title, before, after) => {
      const found = compareContracts(contract(before), contract(after))
      expect(found.filter(({ isBreaking }) => isBreaking).map(titleOf)).toContain(title)
    },
  )
})

const harmless: readonly [Sketch, Sketch, string[]][] = [
  [{}, { paths: { '/other/': other } }, ['GET /other/: added']],
  [{ read: shape({}) }, { read: shape({ a: text }, ['a']) }, ['GET /things/ 200.a, read: added']],
  [{ sent: shape({}) }, { sent: shape({ a: text }) }, ['POST /things/ body.a, sent: added']],
  [
    { sent: shape({ a: text }, ['a']) },
    { sent: shape({ a: text }) },
    ['POST /things/ body.a, sent: no longer required'],
  ],
  [{ read: { enum: ['a'] } }, { read: { enum: ['a', 'b'] } }, ['GET /things/ 200, read: also "b"']],
  [
    { sent: { enum: ['a'] } },
    { sent: { enum: ['a', 'b'] } },
    ['POST /things/ body, sent: also "b"'],
  ],
  [
    { sent: text },
    { sent: { type: ['string', 'null'] } },
    ['POST /things/ body, sent: may be null'],
  ],
  [
    { sent: { maxLength: 5 } },
    { sent: { maxLength: 9 } },
    ['POST /things/ body, sent: maxLength 9 instead of 5'],
  ],
  [{ read: { maxLength: 5 } }, { read: { maxLength: 9 } }, []],
  [{ read: { ...text, description: 'A' } }, { read: { ...text, description: 'B' } }, []],
  [{}, { parameters: [query()] }, ['GET /things/ query make, sent: added']],
  [{ call: { 'x-staff': ['finance'] } }, { call: {} }, ['GET /things/: x-staff null']],
  [{}, { call: { 'x-scope': 'orders:read' } }, []],
  [{}, { call: { deprecated: true } }, ['GET /things/: deprecated']],
  [named(shape({})), named(shape({ a: text })), ['Thing a, sent: added', 'Thing a, read: added']],
  // A shape that gets a name is the same on the wire.
  [
    {
      read: { type: 'array', items: shape({ a: text }) },
      sent: oneOf(shape({ a: text }), { type: 'null' }),
    },
    named(shape({ a: text })),
    [],
  ],
]

describe('breaks nobody', () => {
  it.each(harmless)('%j → %j', (before, after, titles) => {
    const found = compareContracts(contract(before), contract(after))
    expect(found.map(({ isBreaking }) => isBreaking)).not.toContain(true)
    expect(found.map(titleOf).toSorted()).toEqual(titles.toSorted())
  })
})
