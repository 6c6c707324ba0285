import { createElement, type ReactElement, type SVGAttributes } from 'react'

/** What lucide's module of an icon hands to its `createLucideIcon`. */
export interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: SVGAttributes<SVGElement>])[]
  aliases?: readonly string[]
}

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** px */
  size?: number
}

/** What names a picture for a screen reader: such an icon is not decoration. */
const naming = /^(aria-|role$|title$)/

/**
 * In place of lucide's own (`vite.config.ts`), to the same markup. That reads a dozen options on each drawing, which no icon of
 * the shop sets, in 1.2 kB (gzip) that every first visit fetched; a colour or a child is not among what is drawn here.
 */
export function createIcon({
  name,
  node,
  aliases = [],
}: IconData): (props: IconProps) => ReactElement {
  const classes = `lucide ${[name, ...aliases].map((one) => `lucide-${one}`).join(' ')}`
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, className, strokeWidth = 2, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        ...(!Object.keys(rest).some((key) => naming.test(key)) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      shapes,
    )
}
