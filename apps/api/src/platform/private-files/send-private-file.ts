import type { Context } from '../../core/context.ts'
import { attachmentHeader, fileNameOf } from './file-name.ts'
import { getPrivateFile } from './private-files.store.ts'

/**
 * The answer with a private file's bytes. Whoever calls it has decided that the caller may see them and writes down that
 * they did. They are saved and never drawn as a page: a PDF of a stranger runs in nobody's browser under our address.
 */
export async function sendPrivateFile(
  { db, privateStorage }: Context,
  id: number,
  /** Our own name for it, without its ending, where the sender's own may not be told. */
  ourName?: string,
) {
  const { hash, type, name: theirs } = await getPrivateFile(db, id)
  const name = ourName === undefined ? theirs : fileNameOf(ourName, type)
  const headers = {
    'content-type': type,
    'content-disposition': attachmentHeader(name),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return { status: 200 as const, headers, body: await privateStorage.read(hash) }
}
