// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const modules = globSync('../*/*.module.css', { cwd: import.meta.dirname })

/** A file that is formatted: what begins a line without a space stands outside all blocks. */
function outermost(name: string): string[] {
  const css = readFileSync(new URL(name, import.meta.url), 'utf8')
  return css.replaceAll(/\/\*.*?\*\//gs, '').match(/^\S.*$/gm) ?? []
}

describe('a component gives way to the className that it is given, whichever stylesheet is loaded first', () => {
  it.each(modules)('%s lies in a layer', (name) => {
    expect(outermost(name)).toEqual(['@layer ui {', '}'])
  })

  it('base.css lies below', () => {
    expect(outermost('base.css')).toEqual(['@layer ui.base {', '}'])
  })
})
