import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop, type ShopInProcess } from '@bandari/api/shop-in-process'
import { inject } from 'vitest'
import { destinationFor, pagePatterns, publicPaths, render, routeOf } from '../src/entry-server.tsx'

const opened = new Map<string, Promise<ShopInProcess>>()

/**
 * A shop that answers with its pages, too, drawn by the sources of this app. One for all files of a worker that want the
 * same settings: a test makes the people and the things that it needs.
 */
export function openedShop(environment: Record<string, string> = {}): Promise<ShopInProcess> {
  const key = JSON.stringify(environment)
  const shop =
    opened.get(key) ??
    openShop({
      connection: inject('postgres').connection,
      // No browser draws these pages, and a test is over before they would be measured.
      environment: { VITALS_PERCENT: '0', ...environment },
      site,
    })
  opened.set(key, shop)
  return shop
}

function site() {
  const files = unbuilt()
  return {
    storefrontFiles: files,
    portalFiles: files,
    portalPage: '',
    publicPaths,
    pagePatterns,
    destinationFor,
    routeOf,
    render,
  }
}

/** A build's folders without scripts and styles. */
function unbuilt(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bandari-site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const assets of ['assets', 'portal-assets']) mkdirSync(join(folder, assets))
  cpSync(join(import.meta.dirname, '../public'), folder, { recursive: true })
  return `${folder}/`
}
