import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sendPrivateFile } from '../../../platform/private-files/send-private-file.ts'
import { findClaim } from '../claims.store.ts'

export const downloadSupportClaimPicture: Handler<'downloadSupportClaimPicture'> = async (
  context,
  { path },
) => {
  const claim = await findClaim(context.db, path.id)
  const picture = claim?.pictures.find(({ id }) => id === path.picture)
  return picture ? sendPrivateFile(context, picture.file_id) : notFound
}
