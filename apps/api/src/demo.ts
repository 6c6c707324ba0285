import type { ClientConfig } from 'pg'
import type { Settings } from './core/settings.ts'

/** The demo world, as the server knows it. */
export interface DemoWorld {
  /** Makes it on a first start; an existing world is left alone. */
  seed: (connection: ClientConfig, settings: Settings) => Promise<void>
  /** A picture of the demo world, as SVG; null for a hash that is not its own. */
  drawOriginal: (hash: string) => string | null
  password: string
  /** Role and address. */
  logins: readonly (readonly [role: string, email: string])[]
}

/** The only import of the demo world. Production has no demo (settings), so it never loads it. */
export async function openDemo(settings: Settings): Promise<DemoWorld | null> {
  if (!settings.demo) return null
  const { demoWorld } = await import('../seeds/demo-world.ts')
  return demoWorld
}
