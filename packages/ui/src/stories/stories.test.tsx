// @vitest-environment node
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { InEnglish } from '../../test/render.tsx'
import * as ui from '../index.ts'

const stories = import.meta.glob<Record<string, ComponentType>>('../**/*.stories.tsx', {
  eager: true,
})
const sources = Object.values(
  import.meta.glob<string>('../**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')

const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)

it.each(components)('%s has a story in the gallery', (name) => {
  expect(sources).toMatch(new RegExp(`<${name}[\\s/>]`))
})

describe.each(Object.entries(stories))('%s', (_, { default: settings, ...those }) => {
  it('has settings, by which the gallery finds it', () => {
    expect(settings).toBeTypeOf('object')
    expect(Object.keys(those).length).toBeGreaterThan(0)
  })

  it.each(Object.entries(those))('draws %s on a server', (_, Story) => {
    expect(() =>
      renderToString(
        <InEnglish>
          <Story />
        </InEnglish>,
      ),
    ).not.toThrow()
  })
})
