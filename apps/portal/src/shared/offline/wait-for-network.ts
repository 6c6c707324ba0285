import { offline } from '@bandari/sdk/offline'
import { HttpError } from 'react-admin'
import { loadMessages, t } from '../../language/translator.ts'

interface UnsentMessage {
  key: string
  /** Below `/api`. */
  path: string
  text: string
  /** Where it is written. */
  place: string
  hasFiles: boolean
}

/** As much as tells a message from another. */
const longestExcerpt = 80

/** A message that could not be sent waits on the device under the key that it was sent with. Throws where it cannot wait. */
export async function waitForNetwork(message: UnsentMessage): Promise<void> {
  const { key, path, text, place, hasFiles } = message
  await loadMessages(['offline'])
  if (hasFiles) throw new HttpError(t('offline.filesCannotWait'), 0)
  await offline.post({
    key,
    path,
    body: JSON.stringify({ text, files: [] }),
    language: document.documentElement.lang,
    place,
    text: text.slice(0, longestExcerpt),
  })
}
