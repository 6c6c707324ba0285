import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { operationTable } from '@bandari/sdk/operations'
import { expect, it } from 'vitest'
import { vendorRightOf } from '../../../packages/sdk/scripts/operations.ts'

/** A member of a team acts for the owner's account, so no handler of vendors may take the caller's for it. */

const sources = new URL('../src/', import.meta.url)
const files = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => [basename(path, '.ts'), path]),
)

const ofTeams = Object.entries(operationTable).filter(
  ([, { vendorRight }]) => vendorRight === 'read' || vendorRight === 'list',
)

it.each(ofTeams.map(([id]) => id))('%s asks for the vendor, not for the caller', (id) => {
  const path = files.get(id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) ?? ''
  const source = readFileSync(new URL(path, sources), 'utf8')
  const taken = source.match(/vendorId: (?:call\.)?account\.id|\(\w+, (?:call\.)?account\.id\)/g)
  expect(taken ?? [], 'sellerIdOf(account) of core/vendor-of.ts is the vendor').toEqual([])
})

it.each([
  ['vendor', 'read'],
  ['lister', 'list'],
  ['vendor', 'own'],
  ['staff', undefined],
  [undefined, undefined],
])('role %s, right %s is taken by the contract', (role, right) => {
  const operation = { operationId: 'doIt', 'x-role': role, 'x-vendor-right': right }
  expect(vendorRightOf(operation)).toBe(right ?? null)
})

it.each([
  ['vendor', undefined],
  ['lister', 'write'],
  ['staff', 'read'],
])('role %s, right %s is not', (role, right) => {
  const operation = { operationId: 'doIt', 'x-role': role, 'x-vendor-right': right }
  expect(() => vendorRightOf(operation)).toThrow('doIt')
})
