import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const contract = new URL('../../../openapi/', import.meta.url)

it('no file of the contract has more than 400 lines', () => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      // The index has a line for each path.
      name.endsWith('.yaml') && name !== 'openapi.yaml',
  )
  expect(files).not.toEqual([])
  const lengths = files.map((name) => ({
    name,
    lines: readFileSync(new URL(name, contract), 'utf8').trimEnd().split('\n').length,
  }))
  expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
})
