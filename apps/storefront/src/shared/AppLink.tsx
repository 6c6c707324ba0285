import { type AnchorHTMLAttributes, createContext, useContext } from 'react'
import { Link } from 'react-router-dom'

type Preload = (href: string) => void

const PreloadContext = createContext<Preload>(() => {})
export const PreloadProvider = PreloadContext.Provider

/** A link within the shop, for `linkComponent` too. Its page's code is fetched when it is aimed at. */
export function AppLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const preload = useContext(PreloadContext)
  const aim = () => preload(href)
  return <Link {...rest} to={href} onMouseEnter={aim} onFocus={aim} onTouchStart={aim} />
}
