import { expect, test } from 'vitest'
import { publicPaths } from './public-paths.ts'
import { matchRoute } from './match-route.ts'
import { routes } from './routes.tsx'

/** Addresses without a parameter that no search engine is sent to, each with its reason. */
const others: Readonly<Record<string, string>> = {
  '/stage': 'another name of /',
  '/search': 'a form, answered elsewhere',
  '/find': 'what somebody typed',
  '/offline': 'in place of pages without a network',
  '/favourites': "somebody's own",
  '/seen': "somebody's own",
  '/compare': 'what somebody chose',
  '/my-vehicles': "somebody's own",
  '/shared-list': 'opens with a key only',
  '/alerts': "somebody's own",
  '/my-basket': "somebody's own",
  '/checkout': "somebody's own",
  '/review-order': "somebody's own",
  '/confirm-order': "somebody's own",
  '/login': 'the account',
  '/login-a': 'the account',
  '/login-b': 'the account',
  '/login-c': 'the account',
  '/auth-reset': 'the account',
  '/resend-activation-link': 'the account',
  '/flash-discount': 'comes and goes with the offer',
  '/flash-discount-confirm': 'follows /flash-discount',
  '/shared-papers': 'opens with a key only',
  '/request-answers': 'opens with a key only',
  '/profile': 'the portal',
  '/my-downline': 'the portal',
  '/vendor-dashboard': 'the portal',
  '/supporter-dashboard': 'the portal',
  '/supporter-training': 'the portal',
  '/advertising-tools': 'the portal',
  '/messages/new': 'the portal',
  '/sso': 'the portal',
}

test('every page that is one address is in the sitemap, or has a reason not to be', () => {
  const addresses = routes
    .map(({ path }) => path.replace(/\/:[a-zA-Z]+\?/g, ''))
    .filter((path) => !/[:*]/.test(path))
  const named = new Set([...publicPaths, ...Object.keys(others)])
  expect(addresses.filter((path) => !named.has(path) && !path.startsWith('/search/'))).toEqual([])
})

test('every address in the sitemap is a page', () => {
  expect(publicPaths.filter((path) => matchRoute(path).route.path === '*')).toEqual([])
  expect(new Set(publicPaths).size).toBe(publicPaths.length)
})
