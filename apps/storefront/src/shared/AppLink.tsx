import { type AnchorHTMLAttributes, createContext, useContext } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Preload = (href: string) => void

const PreloadContext = createContext<Preload>(() => {})
export const PreloadProvider = PreloadContext.Provider

/**
 * A link within the shop, for `linkComponent` too. Its page's code is fetched when the pointer or the focus reaches it.
 * The router's own `Link` would bring 3 kB (gzip) of framework-mode code to every first visit.
 */
export function AppLink({
  children,
  href = '',
  target,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const preload = useContext(PreloadContext)
  const aim = () => preload(href)
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onMouseEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
    >
      {children}
    </a>
  )
}
