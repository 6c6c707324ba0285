import { describe, expect, it } from 'vitest'
import { askFile, fileName } from './file.ts'

type Bytes = Uint8Array<ArrayBuffer>

function replyOf(parts: readonly string[], headers: Record<string, string>) {
  const data = new ReadableStream<Bytes>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  return Promise.resolve({ data, response: new Response(null, { headers }) })
}

describe('askFile', () => {
  it('gives the file under the name of the API, and says how much has arrived', async () => {
    const steps: (number | null)[] = []
    const reply = replyOf(['ab', 'cdef', 'gh'], {
      'content-length': '8',
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="JOYK2026-bc.png"',
    })
    const { data } = await askFile(reply, (progress) => steps.push(progress))
    expect(data?.name).toBe('JOYK2026-bc.png')
    expect([data?.file.type, await data?.file.text()]).toEqual(['image/png', 'abcdefgh'])
    expect(steps).toEqual([0.25, 0.75, 1])
  })

  it('does not guess how much of a compressed answer has arrived', async () => {
    const steps: (number | null)[] = []
    const reply = replyOf(['abcd'], { 'content-length': '2', 'content-encoding': 'gzip' })
    await askFile(reply, (progress) => steps.push(progress))
    expect(steps).toEqual([null])
  })

  it("answers the API's refusal", async () => {
    const response = new Response(null, { status: 403 })
    const { refusal } = await askFile(Promise.resolve({ error: { detail: 'No.' }, response }))
    expect(refusal).toMatchObject({ status: 403, message: 'No.' })
  })

  it('without a connection: status 0', async () => {
    const { refusal } = await askFile(Promise.reject(new TypeError('fetch failed')))
    expect(refusal?.status).toBe(0)
  })
})

it.each([
  ['attachment; filename="commission-JOYK2026.csv"', 'commission-JOYK2026.csv'],
  ['attachment', 'download'],
  [null, 'download'],
])('the name in %j is %s', (disposition, name) => {
  expect(fileName(disposition)).toBe(name)
})
