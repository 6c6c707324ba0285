import type { Site } from './settings.ts'

/** The picture that a shared link to a page of vehicles shows, drawn by the server with words of the language. */
export function linkPicture({ origin, language }: Pick<Site, 'origin' | 'language'>, path: string) {
  return `${origin}/share/${language}${path}.jpg`
}
