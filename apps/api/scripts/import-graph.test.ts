import { describe, expect, it } from 'vitest'
import { findTies, readImports } from './import-graph.ts'

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

describe('findTies', () => {
  const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))

  it('is content with one direction', () => {
    expect(findTies(imports(['a/1.ts', 'b/1.ts'], ['b/1.ts', 'c.ts'], ['a/2.ts', 'c.ts']))).toEqual(
      [],
    )
  })

  it('names folders that need each other, though no file does', () => {
    const tied = imports(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'a/2.ts'])
    expect(findTies(tied)).toEqual([{ folder: '', entries: ['a', 'b'], imports: tied }])
  })

  it('looks into every folder', () => {
    const tied = imports(['a/b/1.ts', 'a/2.ts'], ['a/2.ts', 'a/b/3.ts'])
    expect(findTies(tied)).toEqual([{ folder: 'a', entries: ['2.ts', 'b'], imports: tied }])
  })

  it('follows a tie over several folders', () => {
    const tied = imports(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'c/1.ts'], ['c/2.ts', 'a/2.ts'])
    const beside = imports(['d/1.ts', 'a/1.ts'])
    expect(findTies([...tied, ...beside])).toEqual([
      { folder: '', entries: ['a', 'b', 'c'], imports: tied },
    ])
  })
})
