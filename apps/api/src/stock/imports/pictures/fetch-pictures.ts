import type { Context } from '../../../core/context.ts'
import { problem, type Problem } from '../../../core/problem.ts'
import { archiveKey } from './archive-storage.ts'
import { type Failure, getPicture } from './get-picture.ts'
import {
  claimPicture,
  type DuePicture,
  listDueImports,
  markFailed,
  markTaken,
  postpone,
} from './import-pictures.store.ts'
import { findSource } from './picture-sources.store.ts'
import { placePicture } from './place-picture.ts'

export type FetchContext = Pick<Context, 'db' | 'clock' | 'media' | 'log' | 'publicFetch'>

interface Round {
  /** After this time it leaves the rest to the next round, so that a process can end. */
  forMs?: number
  atOnce?: number
}

/** Seconds before each further try. */
const waits = [15, 60, 300, 1800] as const
const mostTries = waits.length + 1
const longestWait = 3600

/** A process that was killed leaves its picture to others after this time: far more than a picture takes. */
const claimSeconds = 300

/**
 * Takes pictures that are due, of all imports in turn, so that nobody waits behind a large file. Any number of processes may do
 * so at once. Returns how many were looked at.
 */
export async function fetchPictures(
  context: FetchContext,
  { forMs = Infinity, atOnce = 4 }: Round = {},
): Promise<number> {
  const end = Date.now() + forMs
  const imports = await listDueImports(context.db, context.clock.now())
  let done = 0
  const work = async () => {
    while (Date.now() < end) {
      const importId = imports.shift()
      if (importId === undefined) return
      imports.push(importId)
      if (await takeNext(context, importId)) done += 1
      else remove(imports, importId)
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return done
}

function remove(imports: number[], importId: number) {
  const place = imports.indexOf(importId)
  if (place !== -1) imports.splice(place, 1)
}

/** False when nothing of the import is due. */
async function takeNext(context: FetchContext, importId: number): Promise<boolean> {
  const { db, clock } = context
  const now = clock.now()
  const due = await claimPicture(db, { importId, now, until: secondsAfter(now, claimSeconds) })
  if (!due) return false
  if (!due.may_list)
    await postpone(db, due.id, { due: secondsAfter(now, longestWait), isTried: false })
  else if (due.attempts > mostTries) await fail(context, due, problem('picture_no_answer'))
  else if (await findSource(db, due.product_id, due.address)) await markTaken(db, due.id)
  else await take(context, due)
  return true
}

async function take(context: FetchContext, due: DuePicture): Promise<void> {
  const picture = await getPicture(context, due)
  if ('problem' in picture) return tryLater(context, due, picture)
  const refusal = await placePicture(context, due, picture)
  if (refusal) return fail(context, due, refusal)
  await forget(context, due)
}

async function tryLater(context: FetchContext, due: DuePicture, failure: Failure): Promise<void> {
  const wait = failure.isPassing ? waits[due.attempts - 1] : undefined
  if (wait === undefined) return fail(context, due, failure.problem)
  const seconds = Math.min(Math.max(wait, failure.retryAfter ?? 0), longestWait)
  const next = secondsAfter(context.clock.now(), seconds)
  await postpone(context.db, due.id, { due: next, isTried: true })
}

async function fail(context: FetchContext, due: DuePicture, why: Problem): Promise<void> {
  await markFailed(context.db, due.id, why)
  await forget(context, due)
}

/** The packed picture is not asked for again. */
async function forget({ media }: FetchContext, due: DuePicture): Promise<void> {
  if (due.source !== 'archive') return
  const { import_id: importId, row, address } = due
  await media.storage.remove(archiveKey({ importId, row, address }))
}

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000)
}
