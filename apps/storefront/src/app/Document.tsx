import { type AnyLanguage, inLanguage } from '@bandari/i18n'
import '@bandari/ui/tokens.css'
import type { ReactNode } from 'react'

/** Files of the build that a page needs besides the entry script. */
export interface Assets {
  styles: readonly string[]
  modules: readonly string[]
  /** The page's sentences. */
  messages: readonly string[]
}

interface DocumentProps {
  language: AnyLanguage
  assets: Assets
  children: ReactNode
}

export function Document({ language, assets, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a2540" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.messages.map((href) => (
          <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
