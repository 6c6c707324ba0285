import { LRUCache } from 'lru-cache'
import type { Material } from './material.ts'

/** 40 MB: enough for the material of a few dozen people. */
const materialCache = new LRUCache<string, Buffer>({
  maxSize: 40_000_000,
  sizeCalculation: (file) => file.length,
})

let lastDrawn: Promise<unknown> = Promise.resolve()

/**
 * The material as it was drawn last, or drawn now. One at a time: a banner takes 200 MB while it is
 * drawn, and twenty people may ask at once.
 */
export function getMaterial(material: Material): Promise<Buffer> {
  const { type, preview, brand, name, code, link, language } = material
  const key = JSON.stringify([type, preview, brand, name, code, link, language])
  const known = materialCache.get(key)
  if (known) return Promise.resolve(known)
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
