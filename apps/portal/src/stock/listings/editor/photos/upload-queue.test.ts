import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Send, type Sending, type Upload, UploadQueue } from './upload-queue.ts'

interface OnItsWay extends Sending {
  slot: number
  end: (failure: string | null) => void
}

/** A queue whose sends end when the test says so. */
function openQueue() {
  const sent: OnItsWay[] = []
  const arrived: number[] = []
  const shown = new Set<string>()
  const send: Send = ({ slot }, sending) =>
    new Promise((end) => sent.push({ slot, end, ...sending }))
  const queue = new UploadQueue({
    send,
    stalled: 'stalled',
    previewOf: () => {
      const preview = `blob:${shown.size}-${Math.random()}`
      shown.add(preview)
      return preview
    },
    forget: (preview) => shown.delete(preview),
  })
  queue.whenArrived(({ slot }) => Promise.resolve(arrived.push(slot)))
  return { queue, sent, arrived, shown }
}

const photos = (...slots: number[]) => slots.map((slot) => ({ slot, file: new Blob(['x']) }))
const brief = (queue: UploadQueue) =>
  queue.snapshot().map(({ slot, state }: Upload) => `${slot} ${state}`)
const settle = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => vi.useRealTimers())

describe('the queue of uploads', () => {
  it('sends three at once, in the order they were chosen, and the next whichever arrives', async () => {
    const { queue, sent, arrived, shown } = openQueue()
    queue.add(photos(2, 0, 1, 3))
    expect(brief(queue)).toEqual(['2 sending', '0 sending', '1 sending', '3 waiting'])
    sent[0]?.onProgress(0.5)
    expect(queue.snapshot()[0]?.progress).toBe(0.5)
    sent[1]?.end(null)
    await settle()
    expect(brief(queue)).toEqual(['2 sending', '1 sending', '3 sending'])
    for (const { end } of sent) end(null)
    await settle()
    expect([brief(queue), arrived, shown.size]).toEqual([[], [0, 2, 1, 3], 0])
  })

  it('gives up on a photo that stands still for a minute, however long others take', async () => {
    vi.useFakeTimers()
    const { queue, sent, arrived } = openQueue()
    queue.add(photos(0, 1))
    await vi.advanceTimersByTimeAsync(50_000)
    sent[1]?.onProgress(0.5)
    await vi.advanceTimersByTimeAsync(50_000)
    expect([brief(queue), sent[0]?.signal.aborted]).toEqual([['0 failed', '1 sending'], true])
    expect(queue.snapshot()[0]?.failure).toBe('stalled')
    sent[1]?.end(null)
    await vi.advanceTimersByTimeAsync(0)
    expect([brief(queue), arrived]).toEqual([['0 failed'], [1]])
    queue.retry(queue.snapshot()[0]?.id ?? 0)
    sent[2]?.end(null)
    await vi.advanceTimersByTimeAsync(0)
    expect([brief(queue), arrived]).toEqual([[], [1, 0]])
  })

  it('goes on after a failure, which can be tried again', async () => {
    const { queue, sent, arrived } = openQueue()
    queue.add(photos(0, 1))
    sent[0]?.end('Oops')
    await settle()
    expect(queue.snapshot()[0]).toMatchObject({ state: 'failed', failure: 'Oops' })
    sent[1]?.end(null)
    await settle()
    queue.retry(queue.snapshot()[0]?.id ?? 0)
    expect(queue.snapshot()[0]).toMatchObject({ state: 'sending', failure: null, progress: 0 })
    sent[2]?.end(null)
    await settle()
    expect([brief(queue), arrived]).toEqual([[], [1, 0]])
  })

  it('calls off what is cancelled, and goes on with the next', async () => {
    const { queue, sent, arrived, shown } = openQueue()
    queue.add(photos(0, 1))
    queue.cancel(queue.snapshot()[0]?.id ?? 0)
    expect([brief(queue), sent[0]?.signal.aborted]).toEqual([['1 sending'], true])
    sent[0]?.end('called off')
    await settle()
    expect(brief(queue)).toEqual(['1 sending'])
    sent[1]?.end(null)
    await settle()
    expect([arrived, shown.size]).toEqual([[1], 0])
  })

  it('another file for a slot takes the place of one that failed there', async () => {
    const { queue, sent } = openQueue()
    queue.add(photos(0))
    sent[0]?.end('Oops')
    await settle()
    queue.add(photos(0))
    expect(brief(queue)).toEqual(['0 sending'])
  })

  it('is closed with the editor', () => {
    const { queue, sent, shown } = openQueue()
    queue.add(photos(0, 1))
    queue.close()
    expect([brief(queue), sent[0]?.signal.aborted, shown.size]).toEqual([[], true, 0])
  })
})
