import type { AnchorHTMLAttributes, ElementType } from 'react'

/**
 * The component that draws a link: `'a'`, or an app's adapter that takes the same props as `<a>` and hands
 * `href` to its router.
 */
export type LinkComponent = ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>
