import { withMessages } from '../shared/page/lazy-messages.ts'

interface UnsentForm {
  /** It was sent with this one, and may have arrived. */
  key: string
  /** Below `/api`. */
  path: string
  body: object
  language: string
  /** The form's name, by which its sender tells it from others. */
  label: string
}

/** Keeps a form that could not be sent, to go once when there is a network. False where the browser keeps nothing. */
export async function postLater({ body, label, ...form }: UnsentForm): Promise<boolean> {
  try {
    const { offline } = await withMessages(['offline'], import('@bandari/sdk/offline'))
    await offline.post({
      ...form,
      body: JSON.stringify(body),
      place: form.path,
      text: excerptOf(label, body),
    })
    return true
  } catch {
    // Private windows of some browsers have no IndexedDB: the form says that it was not sent, and keeps what was typed.
    return false
  }
}

/** The form's name, and the beginning of its longest field: two requests are told apart by what they ask for. */
function excerptOf(label: string, body: object): string {
  const texts = Object.values(body).filter((value) => typeof value === 'string')
  const [longest = ''] = texts.sort((one, other) => other.length - one.length)
  return `${label} · ${longest.slice(0, 60)}`
}
