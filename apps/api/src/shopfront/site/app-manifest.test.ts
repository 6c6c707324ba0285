import { existsSync } from 'node:fs'
import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { appManifest, manifestAddresses } from './app-manifest.ts'

interface Manifest {
  id: string
  lang: string
  start_url: string
  scope: string
  description: string
  icons: { src: string; sizes: string; purpose?: string }[]
  shortcuts: { name: string; url: string }[]
}

const manifestOf = (language: 'en' | 'sw') =>
  appManifest({ language, brandName: 'Bandari', translatorOf }) as Manifest

it('each language has a manifest, which begins in it and is the same app', () => {
  const [en, sw] = [manifestOf('en'), manifestOf('sw')]
  expect([en.start_url, sw.start_url]).toEqual(['/', '/sw'])
  expect([en.id, en.scope]).toEqual([sw.id, sw.scope])
  expect([en.lang, sw.lang]).toEqual(['en', 'sw'])
  expect(sw.description).not.toBe(en.description)
  expect(sw.shortcuts.map(({ url }) => url)).toEqual([
    '/sw/search',
    '/sw/favourites',
    '/sw/calculator',
  ])
})

it('every icon is there, one of them for phones that cut icons to a shape', () => {
  const { icons } = manifestOf('en')
  const files = new URL('../../../../storefront/public/', import.meta.url)
  expect(icons.filter(({ src }) => !existsSync(new URL(src.slice(1), files)))).toEqual([])
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

it('languages that are not complete yet have a manifest where they are answered', () => {
  expect(manifestAddresses(true).map(([, address]) => address)).toContain(
    '/fr/manifest.webmanifest',
  )
  expect(manifestAddresses(false)[0]).toEqual(['en', '/manifest.webmanifest'])
})
