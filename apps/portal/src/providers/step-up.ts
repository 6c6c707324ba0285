/** The server's name for: prove again who you are. */
export const stepUpNeeded = 'step_up_needed'

type Ask = () => Promise<boolean>

let asker: Ask | null = null
let asking: Promise<boolean> | null = null

/**
 * Between the calls, any of which may be refused until the person proves who they are, and the dialog that asks them.
 * Several calls refused at once are one question.
 */
export const stepUp = {
  /** True once it is proved; false when they think better of it. */
  ask: async (): Promise<boolean> => {
    if (!asker) return false
    asking ??= asker().finally(() => (asking = null))
    return asking
  },
  /** Registers the dialog; returns a function that removes it. */
  answerWith: (ask: Ask): (() => void) => {
    asker = ask
    return () => {
      if (asker === ask) asker = null
    }
  },
}
