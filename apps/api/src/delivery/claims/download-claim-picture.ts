import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sendPrivateFile } from '../../platform/private-files/send-private-file.ts'
import { readDelivery } from './read-delivery.ts'

export const downloadClaimPicture: Handler<'downloadClaimPicture'> = async (
  context,
  { path, account },
) => {
  const order = { orderId: path.id, accountId: account.id }
  const read = await readDelivery(context.db, order, context.clock.now())
  const picture = read?.claim?.pictures.find(({ id }) => id === path.picture)
  return picture ? sendPrivateFile(context, picture.file_id) : notFound
}
