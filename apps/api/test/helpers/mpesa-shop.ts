import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { credentials, type DarajaStub, openDaraja, shortcode } from './daraja-stub.ts'
import { createWorld, type World } from './world.ts'

/** A shop that takes M-Pesa, at a stub of Daraja's sandbox, and knows the rate of today. */
export interface MpesaShop {
  stub: DarajaStub
  world: World
  credentialsFile: string
  close: () => Promise<void>
}

export const rate = '129.25'
export const today = () => new Date().toISOString().slice(0, 10)

export async function openMpesaShop(): Promise<MpesaShop> {
  const folder = await mkdtemp(join(tmpdir(), 'bandari-mpesa-'))
  const credentialsFile = join(folder, 'mpesa.json')
  await writeFile(credentialsFile, JSON.stringify(credentials))
  const stub = await openDaraja()
  const world = await createWorld({
    ...inject('postgres'),
    environment: {
      MPESA_SHORTCODE: shortcode,
      MPESA_CREDENTIALS_FILE: credentialsFile,
      MPESA_API_URL: stub.url,
      MPESA_CALLBACK_NETWORKS: 'loopback',
    },
  })
  await world.db
    .insertInto('exchange_rates')
    .values({
      currency: 'KES',
      rate,
      day: today(),
      source: 'test',
      actor_id: null,
      set_at: new Date(),
    })
    .execute()
  const close = async () => {
    await world.close()
    await stub.close()
    await rm(folder, { recursive: true })
  }
  return { stub, world, credentialsFile, close }
}
