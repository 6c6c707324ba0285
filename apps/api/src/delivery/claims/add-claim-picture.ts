import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { savePrivateFile } from '../../platform/private-files/save-private-file.ts'
import { acceptPrivateFile } from '../../platform/private-files/accept-private-file.ts'
import type { ClaimRow } from './claims.store.ts'
import { findClaim, insertPicture, lockClaim } from './claims.store.ts'
import { getDeliveryView, readDelivery } from './read-delivery.ts'

export const maxPictures = 12

/** The picture is decoded before the transaction begins (`x-writes: false`). */
export const addClaimPicture: Handler<'addClaimPicture'> = async (
  context,
  { path, account, body },
) => {
  const { db, clock } = context
  const read = await readDelivery(db, { orderId: path.id, accountId: account.id }, clock.now())
  const claimId = read?.claim?.id
  if (!read?.claim || claimId === undefined) return notFound
  const early = refusalFor(read.claim)
  if (early) return early
  const file = await acceptPrivateFile(context, body.file)
  if (typeof file === 'string') return refuse(400, fieldErrors({ file: [file] }))
  const now = clock.now()
  const late = await db.transaction().execute(async (tx) => {
    await lockClaim(tx, claimId)
    const claim = await findClaim(tx, claimId)
    const refusal = claim && refusalFor(claim)
    if (refusal) return refusal
    const fileId = await savePrivateFile(tx, context, { ...file, by: account.id })
    await insertPicture(tx, { claimId, fileId, accountId: account.id, now })
    return null
  })
  if (late) return late
  return { status: 201, body: await getDeliveryView(db, path.id, now) }
}

function refusalFor({ state, pictures }: Pick<ClaimRow, 'state' | 'pictures'>) {
  if (state === 'resolved') return refuse(409, detail('claim_closed'))
  if (pictures.length < maxPictures) return null
  return refuse(409, detail(problem('claim_pictures_full', { most: maxPictures })))
}
