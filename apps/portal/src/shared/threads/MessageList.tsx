import type { ThreadMessage } from '@bandari/sdk'
import { Button, classNames, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../dates.ts'
import { useCall } from '../documents/use-call.ts'
import { eventLabel } from './event-labels.ts'
import { mergeMessages } from './merge-messages.ts'
import { MessageFiles } from './MessageFiles.tsx'
import css from './Threads.module.css'

interface MessagePage {
  messages: readonly ThreadMessage[]
  /** Whether there are messages before these. */
  earlier: boolean
}

interface MessageListProps extends MessagePage {
  /** Whose messages stand on the right. */
  own: ThreadMessage['side']
  /** Whether the reader wrote them; staff read what others wrote. */
  isTheirs?: boolean
  readBefore: (message: number) => Promise<MessagePage>
  /** A file's bytes, by the reader's own call. */
  load: (file: number) => Promise<Blob>
}

/** What was written, oldest first. What was read once stays while newer messages come. */
export function MessageList(props: MessageListProps) {
  const { messages, earlier, own, isTheirs = false, readBefore, load } = props
  const { run, isRunning, refusal } = useCall()
  const [known, setKnown] = useState(messages)
  const [read, setRead] = useState(messages)
  const [hasEarlier, setEarlier] = useState(earlier)
  // New messages push the oldest of the fifty out of the answer, not off the screen.
  if (read !== messages) {
    setRead(messages)
    setKnown(mergeMessages(known, messages))
  }
  const [first] = known
  const readEarlier = ({ id }: ThreadMessage) =>
    run({
      act: () => readBefore(id),
      onDone: (before) => {
        setKnown((shown) => mergeMessages(shown, before.messages))
        setEarlier(before.earlier)
      },
    })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {hasEarlier && first && (
        <Button
          variant="quiet"
          className={css.earlier}
          loading={isRunning}
          onClick={() => readEarlier(first)}
        >
          {t('portalMessages.earlier')}
        </Button>
      )}
      <ol className={css.messages} aria-label={t('portalMessages.messages')} aria-live="polite">
        {known.map(({ id, side, by, text, files, event, at }) => (
          <li key={id} className={classNames(css.message, side === own && css.own)}>
            {event !== null && <p className={css.event}>{eventLabel(event)}</p>}
            {text !== '' && <p className={css.text}>{text}</p>}
            <MessageFiles files={files} isTheirs={isTheirs} load={load} />
            <p className={css.quiet}>
              {isTheirs && side === own ? t('portalMessages.you') : by} · {formatMoment(at)}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
