import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sendPrivateFile } from '../../../platform/private-files/send-private-file.ts'
import { listCredentials } from './credentials.store.ts'

export const downloadCredential: Handler<'downloadCredential'> = async (
  context,
  { path, account },
) => {
  const papers = await listCredentials(context.db, account.id)
  const paper = papers.find(({ id }) => id === path.id)
  return paper ? sendPrivateFile(context, paper.file_id) : notFound
}
