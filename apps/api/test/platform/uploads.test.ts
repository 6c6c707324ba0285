import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { WorkerProcess } from '../../src/platform/processes/worker-process.ts'
import { sendForm } from '../helpers/forms.ts'
import { newPhotographer, type Photographer, quarters } from '../helpers/photo-steps.ts'
import { draftVehicle } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Photographer
let cid: number
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), environment: { RATE_LIMITS: 'true' } })
  vendor = await newPhotographer(world)
  cid = await draftVehicle(world, vendor)
})
afterAll(() => world.close())

async function send(photo: Buffer, slot: number) {
  const image = new File([new Uint8Array(photo)], 'photo.png')
  const answer = await sendForm(world, {
    path: '/vendor/upload-image',
    token: vendor.token,
    fields: { image, type: 'gallery', do: slot, cid },
  })
  return { answer, ...answer.json<{ code?: string }>() }
}

it('takes two uploads of a vendor into memory at once, and refuses a hundredth with a code', {
  timeout: 120_000,
}, async () => {
  const photo = await quarters()
  let held = 0
  let most = 0
  const { run } = WorkerProcess.prototype
  const decoding = vi.spyOn(WorkerProcess.prototype, 'run')
  decoding.mockImplementation(async function count(this: WorkerProcess<unknown, unknown>, work) {
    // Renditions are made by such a process, too.
    if (!(work instanceof Buffer)) return run.call(this, work)
    held += 1
    most = Math.max(most, held)
    try {
      return await run.call(this, work)
    } finally {
      held -= 1
    }
  })
  try {
    const sent = await Promise.all(Array.from({ length: 100 }, (_, n) => send(photo, n % 24)))
    const refused = sent.filter(({ answer }) => answer.statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const { answer, code } of refused) {
      expect(code).toBe('throttled')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    const taken = sent.filter(({ answer }) => answer.statusCode === 200)
    expect(taken.length + refused.length).toBe(100)
    expect(taken.length).toBeGreaterThan(50)
    expect(most).toBeLessThanOrEqual(2)
  } finally {
    decoding.mockRestore()
  }
})

it('leaves nothing of an upload on the disk, whatever becomes of it', async () => {
  await send(Buffer.from('no picture'), 0)
  await send(Buffer.alloc(11 * 1024 * 1024), 0)
  expect(await readdir(join(world.settings.dataDir, 'uploads'))).toEqual([])
})
