import {
  type AnyLanguage,
  inLanguage,
  type Language,
  languageCodes,
  languages,
  type Translator,
} from '@bandari/i18n'

interface ManifestFacts {
  language: AnyLanguage
  brandName: string
  translatorOf: (language: AnyLanguage) => Translator
}

/** Of the header. */
const themeColour = '#0a2540'

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What makes the shop installable: a web app manifest in the language of the page (W3C, Web Application Manifest). */
export function appManifest({ language, brandName, translatorOf }: ManifestFacts): object {
  const { t } = translatorOf(language)
  const shortcut = (name: string, path: string) => ({ name, url: inLanguage(path, language) })
  return {
    // The same app in every language.
    id: '/',
    name: brandName,
    short_name: brandName,
    description: t('offline.appDescription'),
    lang: language,
    dir: 'ltr',
    start_url: inLanguage('/', language),
    scope: '/',
    display: 'standalone',
    theme_color: themeColour,
    background_color: '#ffffff',
    icons,
    shortcuts: [
      shortcut(t('shell.cars'), '/search'),
      shortcut(t('shell.favourites'), '/favourites'),
      shortcut(t('shell.calculator'), '/calculator'),
    ],
  }
}

/** Each language that the shop answers in, with the address of its manifest. */
export function manifestAddresses(drafts: boolean): [Language, string][] {
  return languageCodes
    .filter((code) => drafts || languages[code].isOffered)
    .map((code) => [code, inLanguage('/manifest.webmanifest', code)])
}
