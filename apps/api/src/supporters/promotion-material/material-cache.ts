import { LRUCache } from 'lru-cache'
import type { Material } from './material.ts'

/** 40 MB: enough for the material of a few dozen people. */
const materialCache = new LRUCache<string, Buffer>({
  maxSize: 40_000_000,
  sizeCalculation: (file) => file.length,
})

let lastDrawn: Promise<unknown> = Promise.resolve()

/**
 * The material from the cache, or drawn now. One is drawn at a time: a banner takes 200 MB meanwhile, and twenty people
 * may ask at once.
 */
export function getMaterial(material: Material): Promise<Buffer> {
  const { type, preview, brand, name, code, link, telephone, language } = material
  const key = JSON.stringify([type, preview, brand, name, code, link, telephone, language])
  const cached = materialCache.get(key)
  if (cached) return Promise.resolve(cached)
  const drawn = lastDrawn.then(async () => {
    const file = materialCache.get(key) ?? (await draw(material))
    materialCache.set(key, file)
    return file
  })
  // A failure does not affect the next call in line.
  lastDrawn = drawn.catch(() => undefined)
  return drawn
}

/** The first call loads the code that draws, with all its fonts. */
async function draw(material: Material): Promise<Buffer> {
  const { drawMaterial } = await import('./material.ts')
  return drawMaterial(material)
}
