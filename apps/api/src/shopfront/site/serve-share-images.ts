import { type Language, languages, sourceLanguage } from '@bandari/i18n'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../../core/settings.ts'

/** Serves /share-sw.png and the like; the English one is a file of the shop. */
export function serveShareImages(app: FastifyInstance, settings: Pick<Settings, 'brandName'>) {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: Object.keys(languages).length })
  const pictureIn = (language: Language) => {
    const { brandName } = settings
    const key = `${language} ${brandName}`
    const cached = pictures.get(key)
    if (cached) return cached
    const made = draw(brandName, language)
    pictures.set(key, made)
    made.catch(() => pictures.delete(key))
    return made
  }
  for (const language of Object.keys(languages) as Language[]) {
    if (language === sourceLanguage) continue
    app.get(`/share-${language}.png`, async (_, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await pictureIn(language)),
    )
  }
}

/** The first call loads the code that draws, with all its fonts. */
async function draw(brand: string, language: Language): Promise<Buffer> {
  const { drawShareImage } = await import('./share-image.ts')
  return drawShareImage(brand, language)
}
