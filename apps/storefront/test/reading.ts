import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { t } from './sentences.ts'
import { open } from './storefront.ts'

/** What a person reads on a page, and where its links lead. */

export const headline = () => screen.getByRole('heading', { level: 1 }).textContent

/** The address comes a moment before the page. */
export const headlineIs = (text: string | RegExp) =>
  waitFor(() =>
    typeof text === 'string' ? expect(headline()).toBe(text) : expect(headline()).toMatch(text),
  )

/** The names of options stand beside each other without a space in between. */
export const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

export const hrefsOf = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('href'))

/** As a browser without JavaScript follows a link. */
export const follow = (link: HTMLElement) => open(link.getAttribute('href') ?? '')

export const path = () => decodeURI(window.location.pathname)

/** The shop's own; an article's head is a banner, too. */
export const banner = () => partOf(screen.getAllByRole('banner').at(0))
export const footer = () => partOf(screen.getAllByRole('contentinfo').at(-1))
export const trail = () => within(screen.getByRole('navigation', { name: t('ui.breadcrumb') }))
export const results = () => within(screen.getByRole('region', { name: t('shared.results') }))

function partOf(element: HTMLElement | undefined) {
  if (!element) throw new Error('The page has no such part')
  return within(element)
}
