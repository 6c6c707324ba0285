import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'

/** How the components of packages/ui draw a link: ours by the router, the shop's by the browser. */
export function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { href = '', children, ...rest } = props
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
