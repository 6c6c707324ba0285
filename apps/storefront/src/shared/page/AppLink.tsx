import { inLanguage } from '@bandari/i18n'
import { useTranslator } from '@bandari/i18n/react'
import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

type Preload = (href: string) => void

const PreloadContext = createContext<Preload>(() => {})
export const PreloadProvider = PreloadContext.Provider

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void

/** Nobody follows a link while the server draws it, and preparing for that is most of what one costs. */
const useFollow: typeof useLinkClickHandler<HTMLAnchorElement> = import.meta.env.SSR
  ? (): Follow => () => {}
  : useLinkClickHandler

/**
 * A link to a path of the shop, for `linkComponent` too. Its page's code is fetched when the pointer or the focus reaches it.
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
  const { language } = useTranslator()
  const follow = useFollow(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={inLanguage(href, language)}
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
