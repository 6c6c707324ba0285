import { type ChildProcess, fork } from 'node:child_process'
import type { Outcome } from './darkroom-process.ts'
import { looksLikePhoto, type Picture } from './intake.ts'

/**
 * Decoding files of strangers happens in a process of its own: what it takes of memory goes with it when it has been
 * idle for a while or has grown large, and a file that kills the decoder kills no shop.
 */

interface Waiting {
  resolve: (picture: Picture | null) => void
  reject: (error: Error) => void
}

interface Room {
  process: ChildProcess
  waiting: Map<number, Waiting>
  idle?: NodeJS.Timeout
}

const idleFor = 20_000

/** Fresh, it takes 90 MB; two large photos at once 150 more. */
const roomiest = 300e6

/** glibc would keep what large pictures took, in as many heaps as there are threads. */
const thrifty = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

let current: Room | null = null
let nextId = 1

/** Null for whatever is no JPEG or PNG that can be read to its end. */
export async function develop(data: Buffer): Promise<Picture | null> {
  if (!looksLikePhoto(data)) return null
  const room = (current ??= open())
  clearTimeout(room.idle)
  const id = nextId++
  return new Promise((resolve, reject) => {
    room.waiting.set(id, { resolve, reject })
    hold(room, true)
    room.process.send({ id, data })
  })
}

function open(): Room {
  const room: Room = {
    process: fork(new URL('./darkroom-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ...thrifty },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
    waiting: new Map(),
  }
  room.process.on('message', (outcome: Outcome) => settle(room, outcome))
  room.process.on('error', (error) => abandon(room, error))
  room.process.on('exit', (code, signal) =>
    abandon(room, new Error(`the darkroom ended with ${signal ?? code}`)),
  )
  return room
}

/** An idle room keeps nobody from ending. */
function hold({ process: room }: Room, isBusy: boolean) {
  if (isBusy) {
    room.ref()
    room.channel?.ref()
  } else {
    room.unref()
    room.channel?.unref()
  }
}

function settle(room: Room, outcome: Outcome) {
  const waiting = room.waiting.get(outcome.id)
  room.waiting.delete(outcome.id)
  if ('failure' in outcome) waiting?.reject(new Error(outcome.failure))
  else if (outcome.hash === null) waiting?.resolve(null)
  else waiting?.resolve({ hash: outcome.hash, data: Buffer.from(outcome.data) })
  if (outcome.rss > roomiest && current === room) current = null
  if (room.waiting.size > 0) return
  hold(room, false)
  if (current === room) room.idle = setTimeout(() => close(room), idleFor).unref()
  else close(room)
}

function close(room: Room) {
  if (current === room) current = null
  if (room.process.connected) room.process.disconnect()
}

function abandon(room: Room, error: Error) {
  if (current === room) current = null
  for (const { reject } of room.waiting.values()) reject(error)
  room.waiting.clear()
}
