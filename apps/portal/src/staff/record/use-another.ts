import { useState } from 'react'
import { codeOf } from '../../providers/granted.ts'

/** The same again for the same order: no question, as it stays once. */
const final = 'payment_recorded'

/**
 * The server asks about what looks like a repeat: a 409 whose code ends in `_recorded`. The same sent once more then says
 * that it is another one; whatever else is sent is looked at anew, so a form forgets the question when it is edited.
 */
export function useAnother() {
  const [asked, setAsked] = useState<string | null>(null)
  const send = async <Body extends object, Answer>(
    body: Body,
    write: (body: Body & { is_another?: boolean }) => Promise<Answer>,
  ): Promise<Answer> => {
    const written = JSON.stringify(body)
    try {
      return await write(written === asked ? { ...body, is_another: true } : body)
    } catch (error) {
      const code = codeOf(error)
      setAsked(code?.endsWith('_recorded') === true && code !== final ? written : null)
      throw error
    }
  }
  return { send, isAsked: asked !== null, forget: () => setAsked(null) }
}
