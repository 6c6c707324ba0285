import { useRef, useState } from 'react'
import { newAttemptKey } from '../../providers/attempt-key.ts'
import { type Message, threadCalls } from '../../providers/threads.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useCall } from '../documents/use-call.ts'

interface MessageOptions<Answer> {
  draftKey: string
  beginning?: string
  send: (message: Message) => Promise<Answer>
  onSent?: (answer: Answer) => void
}

/** What is typed stays until it is sent; what is chosen stays as long as the page does. */
export function useMessage<Answer>({
  draftKey,
  beginning = '',
  send,
  onSent,
}: MessageOptions<Answer>) {
  const { run, isRunning, refusal } = useCall()
  const {
    value: text,
    change,
    settle,
  } = useDraftForm({ draftKey, blank: beginning, isWhole: isText })
  const [files, setFiles] = useState<File[]>([])
  const [isMissing, setMissing] = useState(false)
  const deliver = useDelivery(send)
  const words = text.trim()
  const isEmpty = words === '' && files.length === 0
  const write = () => {
    setMissing(isEmpty)
    if (isEmpty) return
    run({
      act: () => deliver(words, files),
      onDone: (answer) => {
        settle('')
        setFiles([])
        onSent?.(answer)
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
  }
}

/** Nothing is brought or sent twice, however often a press has to be repeated: a file keeps its number, a message its key. */
function useDelivery<Answer>(send: MessageOptions<Answer>['send']) {
  const brought = useRef(new WeakMap<File, number>())
  const attempt = useRef({ said: '', key: '' })
  return async (text: string, chosen: readonly File[]) => {
    const files: number[] = []
    for (const file of chosen) {
      const id = brought.current.get(file) ?? (await threadCalls.addThreadFile(file)).id
      brought.current.set(file, id)
      files.push(id)
    }
    const said = JSON.stringify([text, files])
    if (attempt.current.said !== said) attempt.current = { said, key: newAttemptKey() }
    const answer = await send({ text, files, key: attempt.current.key })
    attempt.current = { said: '', key: '' }
    return answer
  }
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}
