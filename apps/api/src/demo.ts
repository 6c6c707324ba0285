import type { ClientConfig } from 'pg'
import type { Settings } from './core/settings.ts'

/** The demo world, as the server knows it. */
export interface DemoWorld {
  /** Makes it on a first start; a world that is there is left alone. */
  seed: (connection: ClientConfig, settings: Settings) => Promise<void>
  /** A picture of the demo world, as SVG; null for the hash of none of its own. */
  drawOriginal: (hash: string) => string | null
  password: string
  /** Role and address. */
  logins: readonly (readonly [role: string, email: string])[]
}

/** The one door to what is made up. Production has no demo (settings), so it never loads what is behind it. */
export async function openDemo(settings: Settings): Promise<DemoWorld | null> {
  if (!settings.demo) return null
  const { demoWorld } = await import('../seeds/demo-world.ts')
  return demoWorld
}
