import { inLanguage } from '@bandari/i18n'
import { createElement, type ReactNode } from 'react'
import { parsePath, StaticRouter } from 'react-router-dom'
import { AppProviders, type AppProvidersProps } from '../App.tsx'
import { navItemOf } from '../Header.tsx'
import { type Frame, frame } from '../Shell.tsx'
import type { PublicSettings } from '../../shared/page/settings.ts'
import { drawDocument } from './draw-document.ts'

type Props = Omit<AppProvidersProps, 'children'>

interface Page extends Props {
  /** Whose brand and contacts the frame shows; one process may serve several shops. */
  settings: PublicSettings
  /** Path and query, without the language. */
  path: string
}

/** Placeholders for a page's header and footer: both are the same on most pages, and half of what most of them draw. */
export const frameMarks: Frame = {
  header: createElement('cached-header'),
  footer: createElement('cached-footer'),
}

/** Puts the header and the footer into a page that was drawn without; each is drawn once for all pages on which it is the same. */
export async function withFrame(html: string, page: Page): Promise<string> {
  const [header, footer] = await Promise.all([headerOf(page), footerOf(page)])
  return html
    .replace('<cached-header></cached-header>', () => header)
    .replace('<cached-footer></cached-footer>', () => footer)
}

/** The header marks the place that the page belongs to, and names the destination. */
function headerOf(page: Page): Promise<string> {
  const { pathname = '/' } = parsePath(page.path)
  const { language, destination, savesData } = page.site
  const key = `header ${language} ${navItemOf(pathname) ?? ''} ${destination} ${savesData}`
  return keep(page.settings, key, () => drawAt(page.path, frame.header, page))
}

/** A path that no page has. */
const anyPath = '/-any-path-'

/** The footer leads to the same page in other languages; the home page's address there ends without a slash. */
async function footerOf(page: Page): Promise<string> {
  const { pathname = '/', search = '' } = parsePath(page.path)
  const path = pathname + search
  const at = path === '/' ? path : anyPath
  const key = `footer ${page.site.language} ${at} ${page.site.savesData}`
  const footer = await keep(page.settings, key, () => drawAt(at, frame.footer, page))
  return at === anyPath ? footer.replaceAll(anyPath, escapeAttribute(path)) : footer
}

function drawAt(path: string, part: ReactNode, props: Props): string | Promise<string> {
  const { language } = props.site
  return drawDocument(
    <StaticRouter location={inLanguage(path, language)} basename={inLanguage('/', language)}>
      <AppProviders {...props}>{part}</AppProviders>
    </StaticRouter>,
  )
}

type FrameCache = Map<string, Promise<string>>

const parts = new WeakMap<PublicSettings, FrameCache>()

/** Entries before the cache is cleared: there are many cities, and each has a header. */
const most = 1000

function keep(shop: PublicSettings, key: string, draw: () => string | Promise<string>) {
  const kept: FrameCache = parts.get(shop) ?? new Map<string, Promise<string>>()
  parts.set(shop, kept)
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= most) kept.clear()
  const drawn = Promise.resolve(draw())
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  return drawn
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes an attribute value the way React does. */
function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}
