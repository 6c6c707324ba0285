import { describe, expect, it } from 'vitest'
import { findCycles, readImports } from './import-graph.ts'

describe('readImports', () => {
  it.each([
    [`import { a } from './a.ts'`, ['x/a.ts']],
    [`import { type T, a } from '../a.ts'`, ['a.ts']],
    [`import './effect.css'`, ['x/effect.css']],
    [`export { a } from './a.ts'`, ['x/a.ts']],
    [`const a = () => import('./a.ts')`, ['x/a.ts']],
    [`import type { T } from './a.ts'`, []],
    [`import { type T } from './a.ts'`, []],
    [`export type { T } from './a.ts'`, []],
    [`import { a } from 'react'`, []],
  ])('%s', (text, files) => {
    expect(readImports('x/y.ts', text).map(({ to }) => to)).toEqual(files)
  })
})

describe('findCycles', () => {
  const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))

  it('finds nothing if all imports go one way', () => {
    expect(
      findCycles(imports(['a/1.ts', 'b/1.ts'], ['b/1.ts', 'c.ts'], ['a/2.ts', 'c.ts'])),
    ).toEqual([])
  })

  it('names folders that import each other, although no files do', () => {
    const cycle = imports(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'a/2.ts'])
    expect(findCycles(cycle)).toEqual([{ folder: '', entries: ['a', 'b'], imports: cycle }])
  })

  it('checks every folder', () => {
    const cycle = imports(['a/b/1.ts', 'a/2.ts'], ['a/2.ts', 'a/b/3.ts'])
    expect(findCycles(cycle)).toEqual([{ folder: 'a', entries: ['2.ts', 'b'], imports: cycle }])
  })

  it('follows a cycle through several folders', () => {
    const cycle = imports(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'c/1.ts'], ['c/2.ts', 'a/2.ts'])
    const others = imports(['d/1.ts', 'a/1.ts'])
    expect(findCycles([...cycle, ...others])).toEqual([
      { folder: '', entries: ['a', 'b', 'c'], imports: cycle },
    ])
  })
})
