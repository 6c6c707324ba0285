import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import dynamicIconImports from 'lucide-react/dynamicIconImports'
import { describe, expect, it } from 'vitest'
import { createIcon, type IconData, type IconProps } from './create-icon.ts'

interface IconModule {
  default: ComponentType<IconProps>
  __iconData: IconData
}

const propsOfTheShop: readonly IconProps[] = [
  {},
  { size: 16, 'aria-hidden': 'true' },
  { size: 20, className: 'own classes', strokeWidth: 1.5 },
  { className: '', 'aria-label': 'Named' },
  { role: 'img', fill: 'currentColor' },
]

describe('an icon of the shop', () => {
  // Of paths, of circles, of lines, and of one that has had another name.
  it.each(['house', 'search', 'x', 'circle-question-mark', 'ship', 'sliders-horizontal'] as const)(
    'is drawn as lucide draws it: %s',
    async (name) => {
      const icon = (await dynamicIconImports[name]()) as unknown as IconModule
      const own = createIcon(icon.__iconData)
      for (const props of propsOfTheShop) {
        expect(renderToStaticMarkup(createElement(own, props))).toBe(
          renderToStaticMarkup(createElement(icon.default, props)),
        )
      }
    },
  )
})
