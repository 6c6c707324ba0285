import type { Context } from '../../../core/context.ts'
import { type Problem, problem } from '../../../core/problem.ts'
import { decode } from '../../../platform/media/decode-worker.ts'
import type { Picture, PictureFault } from '../../../platform/media/normalize-photo.ts'
import { PublicFetchError } from '../../../platform/public-fetch/public-fetch-error.ts'
import { readArchived } from './archive-storage.ts'
import type { DuePicture } from './import-pictures.store.ts'
import { largestPicture } from './picture-limits.ts'

export interface Failure {
  problem: Problem
  /** It may come later. */
  isPassing: boolean
  /** Seconds that its server asks to wait. */
  retryAfter: number | null
}

/** The picture as an upload of the editor would be stored, or why it does not come. */
export async function getPicture(
  context: Pick<Context, 'publicFetch' | 'media' | 'log'>,
  due: DuePicture,
): Promise<Picture | Failure> {
  const bytes =
    due.source === 'address' ? await fetched(context, due) : await archived(context, due)
  if ('problem' in bytes) return bytes
  const picture = await decode(bytes, context.log)
  return typeof picture === 'string' ? final(faultOf(picture)) : picture
}

function faultOf(fault: PictureFault): Problem {
  return problem(fault === 'image_invalid' ? 'picture_kind' : fault)
}

async function archived(
  { media: { storage } }: Pick<Context, 'media'>,
  { import_id: importId, row, address }: DuePicture,
): Promise<Buffer | Failure> {
  return (
    (await readArchived(storage, { importId, row, address })) ?? final(problem('archive_damaged'))
  )
}

const wanted = {
  accept: 'image/jpeg, image/png, image/webp, image/avif, image/*;q=0.5',
  mostBytes: largestPicture,
  // Some servers do not know what they keep; its first bytes decide.
  isWantedType: (type: string | null) =>
    type === null || type.startsWith('image/') || type.endsWith('/octet-stream'),
}

async function fetched(
  { publicFetch }: Pick<Context, 'publicFetch'>,
  { address }: DuePicture,
): Promise<Buffer | Failure> {
  try {
    return (await publicFetch.fetch(address, wanted)).data
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    const { isPassing, retryAfter } = error
    return { problem: problemOf(error), isPassing, retryAfter }
  }
}

const problems = {
  address: problem('picture_address_refused'),
  name: problem('picture_host_unknown'),
  'no-answer': problem('picture_no_answer'),
  slow: problem('picture_too_slow'),
  large: problem('file_too_large', { megabytes: largestPicture / 1024 / 1024 }),
  redirects: problem('picture_redirects'),
  kind: problem('picture_kind'),
} as const satisfies Record<Exclude<PublicFetchError['fault'], 'status'>, Problem>

function problemOf({ fault, status }: PublicFetchError): Problem {
  return fault === 'status' ? problem('picture_status', { status: status ?? 0 }) : problems[fault]
}

export function final(found: Problem): Failure {
  return { problem: found, isPassing: false, retryAfter: null }
}
