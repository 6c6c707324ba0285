import { useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { newAttemptKey } from '../../providers/attempt-key.ts'
import { type Message, threadCalls } from '../../providers/threads.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useCall } from '../documents/use-call.ts'

interface MessageOptions<Answer> {
  draftKey: string
  beginning?: string
  /** Of the call, below `/api`: without a network the message waits for it. Without a path it does not wait. */
  path?: string | undefined
  send: (message: Message) => Promise<Answer>
  onSent?: (answer: Answer) => void
  /** What is wrong with a text, before it is sent. */
  mistakeIn?: (text: string) => string | null
}

/** What is typed stays until it is sent; what is chosen stays as long as the page does. */
export function useMessage<Answer>({
  draftKey,
  beginning = '',
  path,
  send,
  onSent,
  mistakeIn = () => null,
}: MessageOptions<Answer>) {
  const { run, isRunning, refusal } = useCall()
  const {
    value: text,
    change,
    settle,
  } = useDraftForm({ draftKey, blank: beginning, isWhole: isText })
  const [files, setFiles] = useState<File[]>([])
  const [isMissing, setMissing] = useState(false)
  const deliver = useDelivery({ draftKey, path, send })
  const words = text.trim()
  const isEmpty = words === '' && files.length === 0
  const mistake = mistakeIn(words)
  const write = (then?: () => void) => {
    setMissing(isEmpty || mistake !== null)
    if (isEmpty || mistake !== null) return
    run({
      act: () => deliver(words, files),
      onDone: (answer) => {
        settle('')
        setFiles([])
        if (answer === null) return
        onSent?.(answer)
        then?.()
      },
    })
  }
  return {
    text,
    change,
    files,
    setFiles,
    write,
    isRunning,
    refusal,
    isMissing: isMissing && isEmpty,
    mistake: isMissing ? mistake : null,
  }
}

/** Nothing is brought or sent twice, however often a press has to be repeated: a file keeps its number, a message its key. */
function useDelivery<Answer>({
  draftKey,
  path,
  send,
}: Pick<MessageOptions<Answer>, 'draftKey' | 'path' | 'send'>) {
  const brought = useRef(new WeakMap<File, number>())
  const attempt = useRef({ said: '', key: '' })
  const bring = async (file: File) => {
    const id = brought.current.get(file) ?? (await threadCalls.addThreadFile(file)).id
    brought.current.set(file, id)
    return id
  }
  const trySend = async (text: string, chosen: readonly File[]) => {
    const files: number[] = []
    for (const file of chosen) files.push(await bring(file))
    const said = JSON.stringify([text, files])
    if (attempt.current.said !== said) attempt.current = { said, key: newAttemptKey() }
    return send({ text, files, key: attempt.current.key })
  }
  /** Null when it waits for a network. */
  return async (text: string, chosen: readonly File[]): Promise<Answer | null> => {
    try {
      const answer = await trySend(text, chosen)
      attempt.current = { said: '', key: '' }
      return answer
    } catch (error) {
      const isCutOff = error instanceof HttpError && error.status === 0
      if (!isCutOff || path === undefined) throw error
      const { waitForNetwork } = await import('../offline/offline.ts')
      const { key } = attempt.current
      await waitForNetwork({ key, path, text, place: draftKey, hasFiles: chosen.length > 0 })
      attempt.current = { said: '', key: '' }
      return null
    }
  }
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}
