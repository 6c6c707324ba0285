import { locale } from '../../shared/format.ts'

/** In which sellers of vehicles to Africa answer; the API takes any. */
export const offered = ['en', 'sw', 'fr', 'pt', 'ar', 'am', 'zh', 'hi', 'ja', 'ur'] as const

/** In the language of the page. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}
