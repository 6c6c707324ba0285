import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

const require = createRequire(import.meta.url)
const pattern = /^[a-z0-9-]{1,64}$/

/** `/brands/{slug}.svg`: the make's emblem from simple-icons, or a drawn monogram where it has none. */
export function serveMakeLogos(app: FastifyInstance) {
  app.get<{ Params: { slug: string } }>('/brands/:slug.svg', async ({ params }, reply) => {
    const slug = pattern.test(params.slug) ? params.slug : 'x'
    return reply
      .header('cache-control', 'public, max-age=604800')
      .type('image/svg+xml')
      .send((await findIcon(slug)) ?? monogram(slug))
  })
}

/** simple-icons writes names without hyphens: `mercedes` is ours as `mercedes-benz`. */
const otherNames = new Map([
  ['mercedes-benz', 'mercedes'],
  ['volvo-trucks', 'volvo'],
  ['rolls-royce', 'rollsroyce'],
])

async function findIcon(slug: string): Promise<string | null> {
  const name = otherNames.get(slug) ?? slug.replaceAll('-', '')
  try {
    const svg = await readFile(require.resolve(`simple-icons/icons/${name}.svg`), 'utf8')
    return svg.replace('<svg ', '<svg fill="#0A2540" ').replace(/<title>.*?<\/title>/, '')
  } catch {
    return null
  }
}

function monogram(slug: string): string {
  const letters = slug
    .split('-')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" role="img"><circle cx="12" cy="12" r="11" fill="none" stroke="#0A2540" stroke-width="1.5"/>
<text x="12" y="16" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="${letters.length > 1 ? 9.5 : 12}" fill="#0A2540">${letters}</text></svg>`
}
